import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Wordmark } from '@/components/layout/wordmark';
import { LookExtra } from '@/components/settings/look/look-extra';
import { SettingField } from '@/components/settings/setting-field';
import type { SettingFieldData } from '@/components/settings/setting-field-data';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

const COLOUR: SettingFieldData = {
  key: 'look.accent',
  kind: 'own',
  label: 'Buttons and links',
  value: { l: 0.38, c: 0.068, h: 160 },
  text: '#1b4d36',
  isFixed: false,
};
const LOGO: SettingFieldData = {
  key: 'look.logo',
  kind: 'own',
  label: 'Logo',
  value: null,
  isFixed: false,
};
const MARK = { id: 'AbCdEfGhJkMn', width: 192, height: 48 };

const html = (field: SettingFieldData) =>
  renderToStaticMarkup(
    withEnglishMessages(<SettingField field={field} error="" disabled={false} />),
  );

describe('the form of the look', () => {
  it('shows a colour as typed, and submits the stored value until somebody types', () => {
    const markup = html(COLOUR);
    expect(markup).toContain('type="text"');
    expect(markup).toContain('value="#1b4d36"');
    expect(markup).toContain('aria-label="Choose: Buttons and links"');
    expect(markup).toContain('name="look.accent" value="{&quot;l&quot;:0.38,');
  });

  it('shows the logo, or says that there is none', () => {
    expect(html(LOGO)).toContain('The built-in one.');
    expect(html(LOGO)).toContain('name="look.logo" value="null"');
    const markup = html({ ...LOGO, value: MARK });
    expect(markup).toContain('src="/assets/AbCdEfGhJkMn/logo-2x"');
    expect(markup).toContain('Use the built-in one');
  });

  it('starts with samples of pages in both colour schemes', () => {
    const markup = renderToStaticMarkup(withEnglishMessages(<LookExtra />));
    for (const scheme of ['light', 'dark']) expect(markup).toContain(`data-scheme="${scheme}"`);
  });
});

describe('the wordmark', () => {
  it("is the operator's logo, labelled with the site's name", () => {
    const markup = renderToStaticMarkup(
      <Wordmark logo={MARK} logoDark={{ ...MARK, id: 'BbCdEfGhJkMn' }} />,
    );
    expect(markup).toMatch(/<img[^>]* alt="Perennial"[^>]* width="192"[^>]* height="48"/);
    expect(markup).toContain('/assets/BbCdEfGhJkMn/logo-2x 2x');
    expect(markup).not.toContain('<svg');
  });

  it('is the flower and the name if there is no logo', () => {
    const markup = renderToStaticMarkup(<Wordmark logo={null} logoDark={null} />);
    expect(markup).toContain('<svg');
    expect(markup).toContain('Perennial');
  });
});
