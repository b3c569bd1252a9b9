/**
 * The sum of ledger entries that agree in type, in currencies and in whether a rate was known; in
 * minor units of each currency.
 */
export type MoneySum = {
  isMemorial: boolean;
  priceCurrency: string;
  chargeCurrency: string;
  /** The site's currency when the orders were opened. */
  siteCurrency: string;
  /** Whether a rate from the price's currency to `siteCurrency` was known then. */
  hasRate: boolean;
  priceMinor: number;
  chargeMinor: number;
  /** The prices in `siteCurrency`, each at its order's own rate. Not rounded. */
  siteMinor: number;
};

/**
 * Converts a sum to the site's present currency: the price or charge if either is in it, otherwise
 * by the rates stored with the orders. Null if no rate was known, or if the site had another
 * currency then.
 */
export function toSiteCurrency(sum: MoneySum, currency: string): number | null {
  if (sum.priceCurrency === currency) return sum.priceMinor;
  if (sum.chargeCurrency === currency) return sum.chargeMinor;
  return sum.siteCurrency === currency && sum.hasRate ? sum.siteMinor : null;
}

/** What was charged in one currency, after refunds, in its minor units. */
export type CurrencyFigures = {
  currency: string;
  totalMinor: number;
  memorialMinor: number;
  tributeMinor: number;
};

/** The charges by currency, sorted by code. */
export function figuresByCurrency(sums: readonly MoneySum[]): CurrencyFigures[] {
  const currencies = [...new Set(sums.map(({ chargeCurrency }) => chargeCurrency))].sort();
  return currencies.map((currency) => {
    const own = sums.filter(({ chargeCurrency }) => chargeCurrency === currency);
    const memorialMinor = total(own.filter(({ isMemorial }) => isMemorial));
    const tributeMinor = total(own.filter(({ isMemorial }) => !isMemorial));
    return { currency, totalMinor: memorialMinor + tributeMinor, memorialMinor, tributeMinor };
  });
}

const total = (sums: readonly MoneySum[]) =>
  sums.reduce((all, { chargeMinor }) => all + chargeMinor, 0);
