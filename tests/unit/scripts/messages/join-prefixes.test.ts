import { describe, expect, it } from 'vitest';
import { joinPrefixes } from '@/scripts/messages/join-prefixes';

/** Shows the word joiner as a tilde, so that the table is readable. */
const joinVisibly = (text: string) => joinPrefixes(text).replaceAll('\u2060', '~');

describe('a prefix of isiZulu', () => {
  it.each([
    ['a word', 'vula i-akhawunti', 'vula i-~akhawunti'],
    ['a word at the beginning', 'I-imeyili', 'I-~imeyili'],
    ['a number', 'okungenani ezingu-8', 'okungenani ezingu-~8'],
    ['a value', 'Ikhasi {page} kwangu-{pages}', 'Ikhasi {page} kwangu-~{pages}'],
    [
      'a count',
      '{count, plural, one {engu-#} other {angu-#}}',
      '{count, plural, one {engu-~#} other {angu-~#}}',
    ],
    ['a tag', 'ku-<b>{email}</b>', 'ku-~<b>{email}</b>'],
    ['a quotation', 'ngo-“Hlela”', 'ngo-~“Hlela”'],
  ])('stays on the same line as %s', (_, text, expected) =>
    expect(joinVisibly(text)).toBe(expected),
  );

  it.each([
    ['COVID-19'],
    ['multipart/form-data'],
    ['Content-Type'],
    ['1998 - 2026'],
    ['isithombe-skrini'],
  ])('is not recognised in %s', (text) => expect(joinVisibly(text)).toBe(text));
});
