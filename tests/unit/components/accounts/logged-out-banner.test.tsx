import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LoggedOutBanner } from '@/components/accounts/logged-out-banner';
import { withEnglishMessages } from '@/tests/support/with-english-messages';

const shown = (isStored: boolean, without: string[] = []) =>
  renderToStaticMarkup(
    withEnglishMessages(
      <LoggedOutBanner from="/create-memorial" isStored={isStored} unstorableLabels={without} />,
    ),
  );

describe('the banner of a form whose session has ended', () => {
  it('says what is stored and what is not', () => {
    expect(shown(true)).toContain('What you typed is kept in this browser.');
    expect(shown(true, ['a', 'b', 'c'])).toContain('kept in this browser, except a, b and c.');
  });

  it('promises nothing if the browser could not store the text, and opens the login in a new tab', () => {
    const text = shown(false);
    expect(text).toContain('This browser could not keep what you typed');
    expect(text).toContain('target="_blank"');
    expect(text).not.toContain('come back to this form');
  });
});
