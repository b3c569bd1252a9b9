import { describe, expect, it } from 'vitest';
import { formatAmount } from '@/lib/platform/language/format-amount';
import { formatValues } from '@/lib/platform/language/format-values';
import { ALL_LANGUAGES, type Language } from '@/lib/platform/language/languages';
import {
  amountFormats,
  dollars,
  formatMoney,
  rand,
  shortDollars,
  sumInDollars,
  sumInRand,
} from '@/lib/platform/language/money';
import { translatorFor } from '@/lib/platform/language/translator-for';

/** Shows non-breaking spaces as underscores and direction marks as letters, so that the tables are readable. */
const visible = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, '_')
    .replace(/\u200f/g, '<R>')
    .replace(/\u200e/g, '<L>');

describe('formatMoney', () => {
  it('formats English amounts as quoted in docs/product.md', () => {
    const all = [shortDollars(2000), shortDollars(2050), dollars(2000), dollars(5), rand(37_005)];
    expect(all.map((money) => formatMoney('en', money))).toEqual([
      '$20',
      '$20.50',
      '$20.00',
      '$0.05',
      'R370.05',
    ]);
  });

  it.each([
    [0, '$0.00', 'R0.00'],
    [99_999, '$999.99', 'R999.99'],
    [100_000, '$1,000.00', 'R1,000.00'],
    [123_456_789, '$1,234,567.89', 'R1,234,567.89'],
    [-500, '-$5.00', '-R5.00'],
    [-12_345_678, '-$123,456.78', '-R123,456.78'],
  ])('formats sums of %i cents in English as %s and %s', (minor, inDollars, inRand) =>
    expect([formatMoney('en', sumInDollars(minor)), formatMoney('en', sumInRand(minor))]).toEqual([
      inDollars,
      inRand,
    ]),
  );

  it.each<[Language, string, string, string, string]>([
    ['en', '$20', '$5.00', 'R92.50', '-$12,345.60'],
    ['af', 'USD_20', 'USD_5,00', 'R_92,50', '-USD_12_345,60'],
    ['ar', '<R>20_US$<L>', '<R>5.00_US$<L>', '<R>92.50_R', '<R><L>-12,345.60_US$<L>'],
    ['es', '20_US$', '5,00_US$', '92,50_R', '-12.345,60_US$'],
    ['fr', '20_$US', '5,00_$US', '92,50_R', '-12_345,60_$US'],
    ['he', '<R>20_<R>$', '<R>5.00_<R>$', '<R>92.50_<R>R', '<R><L>-12,345.60_<R>$'],
    ['hi', '$20', '$5.00', 'R_92.50', '-$12,345.60'],
    ['pt', 'US$_20', 'US$_5,00', 'R_92,50', '-US$_12.345,60'],
    ['sw', 'US$_20', 'US$_5.00', 'R_92.50', '-US$_12,345.60'],
    ['zh', 'US$20', 'US$5.00', 'R_92.50', '-US$12,345.60'],
    ['zu', '$20', '$5.00', 'R_92.50', '-$12,345.60'],
  ])('formats in %s amounts as %s, %s, %s and %s', (language, ...texts) => {
    const amounts = [shortDollars(2000), dollars(500), rand(9250), sumInDollars(-1_234_560)];
    expect(amounts.map((money) => visible(formatMoney(language, money)))).toEqual(texts);
  });
});

describe('formatAmount', () => {
  const minors = [0, 1, 5, 99, 100, 500, 1050, 50_000, 925_000, 12_345_678];
  it.each(ALL_LANGUAGES)('formats amounts in a browser as the server does in %s', (language) => {
    const { USD, ZAR } = amountFormats(language);
    for (const minor of minors) {
      expect(formatAmount(USD, minor)).toBe(formatMoney(language, dollars(minor)));
      expect(formatAmount(ZAR, minor)).toBe(formatMoney(language, rand(minor)));
    }
  });
});

describe('an amount in a message', () => {
  const atMost = (language: Language) =>
    translatorFor(language)('payments.refusals.atMost', { most: rand(9250) });

  it('is written in the language of the message', () => {
    expect(atMost('en')).toBe('At most R92.50 of one payment can be refunded.');
    expect(visible(atMost('fr'))).toContain('92,50_R');
  });

  it.each(['ar', 'he'] as const)('is isolated from the text around it in %s', (language) =>
    expect(atMost(language)).toContain(`\u2068${formatMoney(language, rand(9250))}\u2069`),
  );

  it('leaves other values unchanged', () => {
    const values = { name: 'Ada', count: 3, at: new Date(0) };
    expect(formatValues(values, 'fr', String)).toBe(values);
  });
});
