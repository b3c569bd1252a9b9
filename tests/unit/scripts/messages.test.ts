import { describe, expect, it } from 'vitest';
import {
  findGlossaryErrors,
  findMissingKeys,
  findTextErrors,
  findTranslationErrors,
  findUnusedKeys,
  flatten,
  isCanonical,
} from '@/scripts/checks/messages';

const english = flatten({
  a: { hello: 'Hello {name}', tributes: '{count, plural, one {# tribute} other {# tributes}}' },
  b: { mail: 'Write to <mail>{email}</mail>', kind: '{kind, select, a {A} other {B}}' },
});

const withChange = (key: string, text: string) => new Map(english).set(key, text);

describe('a file of messages', () => {
  const text = `{
  "a": {
    "hello": "Größe “{name}”",
    "z": "\\n"
  },
  "Z": "</b>"
}
`;

  it.each([
    ['is accepted in its normal form', text, true],
    ['is refused with an additional space', text.replace('  "a"', '   "a"'), false],
    ['is refused with escaped letters', text.replace('ö', '\\u00f6'), false],
    ['is refused with escaped signs', text.replace('<', '\\u003c'), false],
    ['is refused on one line', '{"a":"b"}\n', false],
    ['is refused without a final line break', text.trimEnd(), false],
    ['is refused with a duplicate key', text.replace('{\n', '{\n  "Z": "",\n'), false],
    ['is refused with the line breaks of Windows', text.replaceAll('\n', '\r\n'), false],
  ])('%s', (_, written, expected) => expect(isCanonical(written)).toBe(expected));
});

describe('a translation', () => {
  it('has exactly the keys of the English messages', () => {
    const withExtraKey = new Map(english).set('a.more', 'x');
    withExtraKey.delete('a.hello');
    expect(findMissingKeys(english, withExtraKey)).toEqual(['a.hello']);
    expect(findTranslationErrors(english, withExtraKey, 'en')).toEqual([
      'a.more: is not among the English messages',
    ]);
  });

  it.each([
    ['a.hello', 'Bonjour', 'lacks {name}'],
    ['a.hello', 'Bonjour {nom}', 'lacks {name}'],
    ['b.mail', 'Écrivez à {email}', 'lacks <mail>'],
    [
      'b.mail',
      'Écrivez à <mail>{email}</mail> {name}',
      'has {name}, which the English message does not have',
    ],
    ['b.kind', '{kind, select, other {B}}', '{kind} lacks "a"'],
  ])('has the values and tags of the English message: %s as %s', (key, text, fault) => {
    expect(findTranslationErrors(english, withChange(key, text), 'en')).toContain(
      `${key}: ${fault}`,
    );
  });

  it('has exactly the plural forms of its language', () => {
    const arabic = withChange('a.tributes', '{count, plural, one {#} two {#} other {#}}');
    expect(findTranslationErrors(english, arabic, 'ar')).toEqual(
      ['zero', 'few', 'many'].map((form) => `a.tributes: {count} lacks "${form}"`),
    );
    expect(findTranslationErrors(english, english, 'zh')).toEqual([
      'a.tributes: {count} needs no "one"',
    ]);
  });

  it('is not left in English, and uses the terms of its glossary', () => {
    const glossary = { terms: { tribute: ['hommage'] }, exceptions: [], sameAsEnglish: ['b.kind'] };
    const french = new Map([
      ['a.hello', 'Hello {name}'],
      ['a.tributes', '{count, plural, one {# fleur} many {# fleurs} other {# fleurs}}'],
      ['b.kind', '{kind, select, a {A} other {B}}'],
    ]);
    expect(findGlossaryErrors(english, french, glossary)).toEqual([
      'a.hello: is still English',
      'a.tributes: says "tribute" without hommage',
    ]);
  });
});

it('a message is ICU MessageFormat without HTML', () => {
  const faults = findTextErrors(
    new Map([
      ['a', 'Hello {name'],
      ['b', 'Hello <br>'],
      ['c', ' Hello'],
      ['d', 'It’s {name}, don’t'],
    ]),
  );
  expect(faults.map((fault) => fault.slice(0, 1))).toEqual(['a', 'b', 'b', 'c']);
});

it('finds a key that nothing uses, but not one that a template may build', () => {
  const sources = ["t('a.hello')", ['t(`b.', '{kind}`)'].join('$')];
  expect(findUnusedKeys(['a.hello', 'a.tributes', 'b.mail'], sources)).toEqual(['a.tributes']);
  const parts = "const part = 'a'; t(`$" + '{part}.hello`)';
  expect(findUnusedKeys(['a.hello', 'a.tributes'], [parts])).toEqual(['a.tributes']);
});
