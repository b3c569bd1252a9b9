import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { tributeMail } from '@/lib/tributes/tribute-mail';

const TRANSLATED_LANGUAGES = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
const FLOWERS = { priceMinor: 2000, tributeMessage: 'With love', isAnonymous: false };
const CREATED_TRIBUTE = {
  tributeId: 'tribute12345',
  memorialId: 'memorial1234',
  fullName: 'Wangari\nTest',
  senderName: 'Ben Okafor',
  portrait: null,
};
const CREATOR = { id: 'person123456', email: 'ada@example.org', firstName: 'Ada' };
const SUM = /20[.,]00/;

describe.each(TRANSLATED_LANGUAGES)('the mail about new flowers in %s', (language) => {
  const { subject, text, html } = tributeMail(FLOWERS, CREATED_TRIBUTE, CREATOR, language);
  const parts = text.split('\n\n');

  it('has its sum only in the small print', () => {
    expect(subject).toContain('Wangari Test');
    expect(parts[0]).toBe(subject);
    const sumParts = parts.flatMap((part, at) => (SUM.test(part) ? [at] : []));
    expect(sumParts).toEqual([parts.length - 3]); // the small print, before the way to unsubscribe and the signature
    expect(html.slice(0, html.indexOf('href='))).not.toMatch(SUM);
  });

  it('shows the message before its sender', () => {
    const places = ['Ada', 'With love', 'Ben Okafor'].map((words) =>
      parts.findIndex((part) => part.includes(words)),
    );
    expect(places).toEqual([1, 2, 3]);
  });

  it('does not name an anonymous sender', () => {
    const anonymousMail = tributeMail(
      { ...FLOWERS, isAnonymous: true },
      CREATED_TRIBUTE,
      CREATOR,
      language,
    );
    expect(`${anonymousMail.text}${anonymousMail.html}`).not.toMatch(/Ben|Okafor/);
  });
});
