/** The country of a price that holds in every country without one of its own. */
export const EVERYWHERE = 'ZZ';

/** What a plan costs in a country. `amountMinor` is above zero. */
export type PlanPrice = { country: string; currency: string; amountMinor: number };

/** The most that a memorial may have, or null for the product's own bounds. Bind what is added, never what is there. */
export type PlanLimits = {
  pictures: number | null;
  videos: number | null;
  gigabytes: number | null;
  keepers: number | null;
};

/** What people can create and what it costs, once. There is no period: nothing that is there ends for money. */
export type MemorialPlan = {
  /** Null for the plan of the code, which holds where the tables are empty. */
  id: string | null;
  kind: 'free' | 'one_time';
  limits: PlanLimits;
  /** One for each country, `EVERYWHERE` first; none where it is free. */
  prices: PlanPrice[];
  /** How often it was changed. */
  version: number;
};

/** Creating a memorial costs 20 US dollars until an operator says otherwise (product.md 9). */
export const DEFAULT_PLAN: MemorialPlan = {
  id: null,
  kind: 'one_time',
  limits: { pictures: null, videos: null, gigabytes: null, keepers: null },
  prices: [{ country: EVERYWHERE, currency: 'USD', amountMinor: 2000 }],
  version: 0,
};

/** The price of a plan in a country: its own, or that of every other; null where the plan is free. */
export const priceIn = ({ kind, prices }: MemorialPlan, country: string): PlanPrice | null =>
  kind === 'free'
    ? null
    : (prices.find((price) => price.country === country) ??
      prices.find((price) => price.country === EVERYWHERE) ??
      null);

/** The countries with a price of their own, in the order of their codes; a buyer chooses among them. */
export const pricedCountries = ({ kind, prices }: MemorialPlan): string[] =>
  kind === 'free'
    ? []
    : prices
        .map(({ country }) => country)
        .filter((country) => country !== EVERYWHERE)
        .sort();
