/** The country code of the price for all countries without a price of their own. */
export const EVERYWHERE = 'ZZ';

/** The price in one country. `amountMinor` is above zero. */
export type PlanPrice = { country: string; currency: string; amountMinor: number };

/**
 * The limits of a memorial; null means the product's own limit. They apply to additions, never to
 * existing content.
 */
export type PlanLimits = {
  pictures: number | null;
  videos: number | null;
  gigabytes: number | null;
  keepers: number | null;
};

/**
 * What creating a memorial costs, once. There is no subscription: no existing memorial ends for
 * lack of payment.
 */
export type MemorialPlan = {
  /** Null for the default plan in the code, which applies while the table is empty. */
  id: string | null;
  kind: 'free' | 'one_time';
  limits: PlanLimits;
  /** One for each country, `EVERYWHERE` first; empty if memorials are free. */
  prices: PlanPrice[];
  /** How often the plan was changed. */
  version: number;
};

/** A memorial costs 20 US dollars until an operator changes it (product.md 9). */
export const DEFAULT_PLAN: MemorialPlan = {
  id: null,
  kind: 'one_time',
  limits: { pictures: null, videos: null, gigabytes: null, keepers: null },
  prices: [{ country: EVERYWHERE, currency: 'USD', amountMinor: 2000 }],
  version: 0,
};

/** The price in a country: its own, or the one for everywhere else; null if the plan is free. */
export const priceIn = ({ kind, prices }: MemorialPlan, country: string): PlanPrice | null =>
  kind === 'free'
    ? null
    : (prices.find((price) => price.country === country) ??
      prices.find((price) => price.country === EVERYWHERE) ??
      null);

/** The countries with a price of their own, sorted by code. */
export const pricedCountries = ({ kind, prices }: MemorialPlan): string[] =>
  kind === 'free'
    ? []
    : prices
        .map(({ country }) => country)
        .filter((country) => country !== EVERYWHERE)
        .sort();
