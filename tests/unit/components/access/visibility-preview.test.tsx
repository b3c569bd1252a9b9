import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ClosedMemorial } from '@/components/access/closed-memorial';
import { VisibilityPreview } from '@/components/access/visibility-preview';
import { VISIBILITIES, type Visibility } from '@/lib/access/rules';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

const HEAD = { name: 'Sipho Ndlovu', years: '1941 - 2024', pictureId: 'mwPkuvJ2NRty' };
const ID = '4kZ1aBcDeFgH';

const textOf = (markup: string) => markup.replace(/<[^>]+>/g, '\n');
const renderPreview = (level: Visibility) =>
  renderToStaticMarkup(withEnglishMessages(<VisibilityPreview level={level} head={HEAD} />));
const realPage = (closedReason: Parameters<typeof ClosedMemorial>[0]['reason']) =>
  textOf(
    renderToStaticMarkup(
      withEnglishMessages(<ClosedMemorial memorialId={ID} language="en" reason={closedReason} />),
    ),
  );

const REAL = {
  password: realPage({ gate: 'password', canAsk: true }),
  invited: realPage({ gate: 'invited', canAsk: true }),
  keepers: realPage({ gate: null, why: 'kept' }),
};

describe('the preview of what strangers see', () => {
  it.each(['public', 'unlisted'] as const)('is the head of the page at the level %s', (level) => {
    const html = renderPreview(level);
    expect(html).toContain(HEAD.name);
    expect(html).toContain(HEAD.years);
    expect(html).toContain(`/media/${HEAD.pictureId}/`);
  });

  it.each(['password', 'invited', 'keepers'] as const)(
    'shows the text of the real page at the level %s, and nothing of the memorial',
    (level) => {
      const [, ...lines] = textOf(renderPreview(level))
        .split('\n')
        .filter((line) => line !== '');
      expect(lines.length).toBeGreaterThan(1);
      for (const line of lines) expect(REAL[level]).toContain(line);
      expect(renderPreview(level)).not.toMatch(/Ndlovu|1941|media/);
    },
  );

  it.each(VISIBILITIES)('has no links or controls at the level %s', (level) => {
    expect(renderPreview(level)).not.toMatch(/<(a|button|input)\b/);
  });
});
