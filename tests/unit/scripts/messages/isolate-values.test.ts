import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { describe, expect, it } from 'vitest';
import { isolateValues } from '@/scripts/messages/isolate-values';

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
};

const VALUES = {
  name: 'Ada',
  count: 3,
  kind: 'a',
  address: 'https://example.org/q/a',
  url: 'https://example.org',
  email: 'ada@example.org',
  code: '123456',
  b: (chunks: unknown) => `<b>${String(chunks)}</b>`,
};

/** Shows the marks as brackets, so that the table is readable. */
const formatInHebrew = (text: string) =>
  String(format(isolateValues(compile(text)), 'he', VALUES as never, { formatters })) // as: tags are functions
    .replace(/\u200f/g, '>')
    .replace(/\u2068/g, '[')
    .replace(/\u2069/g, ']');

describe('values in a right-to-left message', () => {
  it.each([
    ['no value', 'שלום', 'שלום'],
    ['a value', 'שלום {name}.', 'שלום [Ada].'],
    ['a value in a tag', 'את <b>{name}</b>?', 'את <b>[Ada]</b>?'],
    ['a tag in a tag', '<b><b>א {name}</b></b>', '<b><b>א [Ada]</b></b>'],
    [
      'a value in a plural',
      '{count, plural, one {אחד של {name}} two {# של {name}} other {# של <b>{name}</b>}}',
      '3 של <b>[Ada]</b>',
    ],
    ['a value in a choice', '{kind, select, a {של {name}} other {אין}}', 'של [Ada]'],
    ['a case that is a value', '{kind, select, a {{name}} other {אין}}', '[Ada]'],
    ['a number', '{count, number} פרחים', '3 פרחים'],
    ['a web address', 'כאן: {address}.', 'כאן: https://example.org/q/a.'],
    ['a web address in a tag', 'כאן: <b>{url}</b>', 'כאן: <b>https://example.org</b>'],
    ['an e-mail address', '{name} ב {email}', '[Ada] ב ada@example.org'],
    ['no letters', '{name}: {kind}', '>[Ada]: [a]'],
    ['no letters in a tag', '<b>{name}</b>, {kind}', '><b>[Ada]</b>, [a]'],
    ['no letters in quotation marks', '„{name}”', '>„[Ada]”'],
    ['a code', '{code} של {name}', '123456 של [Ada]'],
  ])('are isolated correctly with %s', (_, text, expected) =>
    expect(formatInHebrew(text)).toBe(expected),
  );
});
