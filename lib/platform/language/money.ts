import { minorDigits } from '../currency-rules';
import { DEFAULT_LANGUAGE, type Language, languageInfo } from './languages';

/**
 * An amount in minor units, which messages accept as a value. `sum` groups thousands; `short`
 * leaves out zero decimals.
 */
export type Money = {
  readonly minor: number;
  /** An ISO 4217 code. */
  readonly currency: string;
  readonly form?: 'sum' | 'short';
};

/**
 * '€20.00' in English for 2000 and 'EUR'; 'JP¥2000' for 2000 and 'JPY', which has no minor unit.
 */
export const money = (minor: number, currency: string, form?: Money['form']): Money =>
  form ? { minor, currency, form } : { minor, currency };

/** '$20.00' in English, from US cents. */
export const dollars = (minor: number): Money => ({ minor, currency: 'USD' });

/** '$20', or '$20.50' if it is not whole: for prices in a sentence. */
export const shortDollars = (minor: number): Money => ({ minor, currency: 'USD', form: 'short' });

/** 'R370.00' in English, from ZAR cents. */
export const rand = (minor: number): Money => ({ minor, currency: 'ZAR' });

/** '$1,234.50', for totals; '-$5.00' if refunds exceed payments. */
export const sumInDollars = (minor: number): Money => ({ minor, currency: 'USD', form: 'sum' });

/** 'R1,234.50', for totals; '-R5.00' if it is negative. */
export const sumInRand = (minor: number): Money => ({ minor, currency: 'ZAR', form: 'sum' });

/** Formats an amount in a language. English has no space after R, as quoted in docs/product.md. */
export const formatMoney = (language: Language, { minor, currency, form }: Money): string =>
  partsOf(language, { minor, currency, form })
    .map(({ value }) => value)
    .join('');

/** The form of amounts in a language by currency, for `formatAmount`: '{whole},{cents} $' in French. */
export type AmountFormats<Currency extends string = 'USD' | 'ZAR'> = Record<Currency, string>;

/**
 * For client components that format amounts themselves. The server decides the form, because the
 * browser's version of Intl may differ and would change the text of the page.
 */
export const amountFormats = <Currency extends string = 'USD' | 'ZAR'>(
  language: Language,
  currencies: readonly string[] = ['USD', 'ZAR'],
): AmountFormats<Currency> =>
  Object.fromEntries(
    currencies.map((currency) => [currency, amountFormat(language, currency)]),
  ) as AmountFormats<Currency>; // fromEntries() returns string keys

/** The form for one currency. */
export const amountFormat = (language: Language, currency: string): string =>
  partsOf(language, money(0, currency))
    .map(({ type, value }) => PLACEHOLDERS[type] ?? value)
    .join('');

const PLACEHOLDERS: { [type: string]: string } = { integer: '{whole}', fraction: '{cents}' };

function partsOf(language: Language, { minor, currency, form }: Money): Intl.NumberFormatPart[] {
  const parts = numberFormatFor(language, currency, form).formatToParts(
    minor / 10 ** minorDigits(currency),
  );
  if (language === DEFAULT_LANGUAGE && currency === 'ZAR')
    return parts.filter(({ type, value }) => type !== 'literal' || value.trim() !== '');
  return languageInfo(language).direction === 'rtl' ? parts.map(keepLeftToRight) : parts;
}

/** Adds U+200E after symbols such as US$: in a right-to-left line the sign would change sides. */
const keepLeftToRight = (part: Intl.NumberFormatPart) =>
  part.type === 'currency' && /[A-Z]\W$/.test(part.value)
    ? { ...part, value: `${part.value}\u200e` }
    : part;

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because creating a format takes a hundred times as long as using it. */
function numberFormatFor(language: Language, currency: Money['currency'], form: Money['form']) {
  const name = `${language} ${currency} ${form}`;
  const found = formats.get(name) ?? newFormat(language, currency, form);
  formats.set(name, found);
  return found;
}

/**
 * US dollars are marked as such, except in English. Rand are always R, because the sentences around
 * them name ZAR.
 */
const newFormat = (language: Language, currency: Money['currency'], form: Money['form']) =>
  new Intl.NumberFormat(languageInfo(language).format, {
    style: 'currency',
    currency,
    currencyDisplay: isNarrow(language, currency) ? 'narrowSymbol' : 'symbol',
    numberingSystem: 'latn', // as on bank cards and statements
    useGrouping: form === 'sum',
    trailingZeroDisplay: form === 'short' ? 'stripIfInteger' : 'auto',
  });

const isNarrow = (language: Language, currency: string) =>
  currency === 'ZAR' || (currency === 'USD' && language === DEFAULT_LANGUAGE);
