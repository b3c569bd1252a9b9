import type { AmountForms } from './amount-in';
import { DEFAULT_LANGUAGE, factsOf, type Language } from './languages';

/**
 * An amount in minor units, which messages accept as a value. `sum` has its thousands grouped, `short` no cents
 * where there are none.
 */
export type Money = {
  readonly minor: number;
  /** An ISO 4217 code. */
  readonly currency: string;
  readonly form?: 'sum' | 'short';
};

/** An amount in any currency, from its minor units. */
export const money = (minor: number, currency: string): Money => ({ minor, currency });

/** '$20.00' in English, from US cents. */
export const dollars = (minor: number): Money => ({ minor, currency: 'USD' });

/** '$20', or '$20.50' where it is not whole: for prices in a sentence. */
export const shortDollars = (minor: number): Money => ({ minor, currency: 'USD', form: 'short' });

/** 'R370.00' in English, from ZAR cents. */
export const rand = (minor: number): Money => ({ minor, currency: 'ZAR' });

/** '$1,234.50', for sums; '-$5.00' when refunds exceed payments. */
export const sumInDollars = (minor: number): Money => ({ minor, currency: 'USD', form: 'sum' });

/** 'R1,234.50', for sums; '-R5.00' for money that went back. */
export const sumInRand = (minor: number): Money => ({ minor, currency: 'ZAR', form: 'sum' });

/** An amount as a language writes it. English has no space after R, as docs/product.md quotes it. */
export const moneyIn = (language: Language, { minor, currency, form }: Money): string =>
  partsOf(language, { minor, currency, form })
    .map(({ value }) => value)
    .join('');

/**
 * For client parts that write amounts themselves: the server decides how, because a browser may know another edition
 * of the languages' rules, and would replace what the page had.
 */
export const amountForms = (language: Language): AmountForms => ({
  USD: formOf(language, dollars(0)),
  ZAR: formOf(language, rand(0)),
});

const formOf = (language: Language, money: Money) =>
  partsOf(language, money)
    .map(({ type, value }) => BLANKS[type] ?? value)
    .join('');

const BLANKS: { [type: string]: string } = { integer: '{whole}', fraction: '{cents}' };

function partsOf(language: Language, { minor, currency, form }: Money): Intl.NumberFormatPart[] {
  const format = formatFor(language, currency, form);
  const parts = format.formatToParts(minor / 10 ** digitsOf(currency));
  if (language === DEFAULT_LANGUAGE)
    return parts.filter(({ type, value }) => type !== 'literal' || value.trim() !== '');
  return factsOf(language).direction === 'rtl' ? parts.map(readFromTheLeft) : parts;
}

/** U+200E behind letters and a sign, as in US$: in a line from the right the sign would change sides. */
const readFromTheLeft = (part: Intl.NumberFormatPart) =>
  part.type === 'currency' && /[A-Z]\W$/.test(part.value)
    ? { ...part, value: `${part.value}\u200e` }
    : part;

/** How many digits a currency has below its unit. */
const digitsOf = (currency: string) =>
  formatFor(DEFAULT_LANGUAGE, currency, undefined).resolvedOptions().maximumFractionDigits ?? 2;

const made = new Map<string, Intl.NumberFormat>();

/** Each once: making one takes a hundred times as long as using it. */
function formatFor(language: Language, currency: Money['currency'], form: Money['form']) {
  const name = `${language} ${currency} ${form}`;
  const found = made.get(name) ?? newFormat(language, currency, form);
  made.set(name, found);
  return found;
}

/**
 * Dollars are those of the United States where a language has others. Rand are R everywhere: the sentences around
 * them name ZAR.
 */
const newFormat = (language: Language, currency: Money['currency'], form: Money['form']) =>
  new Intl.NumberFormat(factsOf(language).format, {
    style: 'currency',
    currency,
    currencyDisplay:
      currency === 'ZAR' || (currency === 'USD' && language === DEFAULT_LANGUAGE)
        ? 'narrowSymbol'
        : 'symbol',
    numberingSystem: 'latn', // as on cards and statements
    useGrouping: form === 'sum',
    trailingZeroDisplay: form === 'short' ? 'stripIfInteger' : 'auto',
  });
