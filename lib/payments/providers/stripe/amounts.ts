import type { Currency } from '../../currencies';

/**
 * The currencies that we charge through Stripe, each with its smallest charge in our minor units
 * (payments.md 5.4).
 */
export const MIN_CHARGES: Partial<Record<Currency, number>> = {
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1_500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  GHS: 1_000,
  HKD: 400,
  ILS: 250,
  INR: 5_000,
  ISK: 100,
  JPY: 100,
  KES: 10_000,
  KRW: 1_000,
  MXN: 1_000,
  MYR: 200,
  NGN: 150_000,
  NOK: 300,
  NZD: 50,
  PHP: 4_000,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1_000,
  UGX: 3_000,
  USD: 50,
  ZAR: 1_200,
};

/**
 * Currencies without a minor unit that Stripe still counts in hundredths, accepting whole units
 * only.
 */
const IN_HUNDREDTHS = ['ISK', 'UGX'];

const factorOf = (currency: string) => (IN_HUNDREDTHS.includes(currency) ? 100 : 1);

/** Converts our minor units to Stripe's. */
export const toStripeAmount = (minor: number, currency: string): number =>
  minor * factorOf(currency);

/**
 * Converts Stripe's minor units to ours. A fraction of an indivisible unit results in a fraction,
 * which matches no order.
 */
export const fromStripeAmount = (amount: number, currency: string): number =>
  amount / factorOf(currency);
