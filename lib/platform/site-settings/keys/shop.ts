import { z } from 'zod';
import { CURRENCY_CODES, MAX_MINOR_UNITS, toMajorUnits } from '../../currency-rules';
import { PaymentProvider } from '../../db/generated/enums';
import { issueMessage } from '../../language/issue-message';
import { defineSetting } from '../setting';

const currency = z.enum(CURRENCY_CODES, issueMessage('shop.faults.currency'));
const provider = z.enum(PaymentProvider, issueMessage('shop.faults.provider'));

/** Two letters, for example 'DE'; 'ZZ' for none. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/, issueMessage('shop.faults.country'));

const minor = z.int(issueMessage('shop.faults.amount')).min(1, issueMessage('shop.faults.amount'));
const bounds = z
  .strictObject({
    min: minor,
    max: minor.max(MAX_MINOR_UNITS, issueMessage('shop.faults.tooMuch')),
    step: minor,
  })
  .refine(({ min, max, step }) => min <= max && step <= max, issueMessage('shop.faults.bounds'));

const rate = z
  .strictObject({
    from: currency,
    to: currency,
    rate: z
      .string()
      .regex(/^\d{1,6}(\.\d{1,6})?$/, issueMessage('shop.faults.rate'))
      .refine((value) => Number(value) > 0, issueMessage('shop.faults.rate')),
    /** The day of the rate, from which its age is counted, as for USD_ZAR_RATE. */
    day: z.iso.date(issueMessage('shop.faults.day')),
  })
  .refine(({ from, to }) => from !== to, issueMessage('shop.faults.samePair'));

const MAX_RATES = 60;

/**
 * Currencies, flower prices and payment providers. The prices of memorials are in their own tables.
 */
export const SHOP_KEYS = {
  /** The currency of totals and of flower prices. */
  'shop.currency': defineSetting({
    group: 'shop',
    kind: 'own',
    label: 'shop.keys.currency',
    hint: 'shop.hints.currency',
    schema: currency,
    default: 'USD',
  }),
  'shop.country': defineSetting({
    group: 'shop',
    kind: 'own',
    label: 'shop.keys.country',
    hint: 'shop.hints.country',
    schema: countryCode,
    default: 'ZZ',
  }),
  'shop.rates': defineSetting({
    group: 'shop',
    kind: 'own',
    label: 'shop.keys.rates',
    hint: 'shop.hints.rates',
    schema: z
      .array(rate)
      .max(MAX_RATES, issueMessage('shop.faults.rates', { limit: MAX_RATES }))
      .refine(
        (rates) => new Set(rates.map(({ from, to }) => `${from} ${to}`)).size === rates.length,
        issueMessage('shop.faults.twice'),
      ),
    default: [],
    text: (rates) =>
      rates.map(({ from, to, rate, day }) => `${from} → ${to} ${rate} (${day})`).join('; '),
  }),
  /** Null: every provider that the environment has keys for. */
  'shop.providers': defineSetting({
    group: 'shop',
    kind: 'own',
    label: 'shop.keys.providers',
    hint: 'shop.hints.providers',
    schema: z.array(provider).max(20).nullable(),
    default: null,
  }),
  /** The providers for each currency; a currency that is not listed uses all that can. */
  'shop.providersByCurrency': defineSetting({
    group: 'shop',
    kind: 'own',
    label: 'shop.keys.providersByCurrency',
    hint: 'shop.hints.providersByCurrency',
    schema: z.partialRecord(currency, z.array(provider).min(1).max(20)),
    default: {},
    text: (chosen) =>
      Object.entries(chosen)
        .map(([code, providers]) => `${code}: ${providers.join(', ')}`)
        .join('; '),
  }),
  /** Bounds and step of a flower's price by currency, in minor units. */
  'shop.tributes': defineSetting({
    group: 'shop',
    kind: 'own',
    label: 'shop.keys.tributes',
    hint: 'shop.hints.tributes',
    schema: z.partialRecord(currency, bounds),
    default: { USD: { min: 100, max: 50_000, step: 500 } },
    text: (scales) =>
      Object.entries(scales)
        .map(([code, { min, max, step }]) => {
          const [least, most, each] = [min, max, step].map((minor) => toMajorUnits(minor, code));
          return `${code} ${least} – ${most}, + ${each}`;
        })
        .join('; '),
  }),
};
