/** The sum of some entries of the ledger that were priced, charged and rated alike. In minor units of each currency. */
export type MoneySum = {
  isMemorial: boolean;
  priceCurrency: string;
  chargeCurrency: string;
  /** What was the site's currency when the orders were opened. */
  siteCurrency: string;
  /** Whether a rate from the price's currency to that one was known then. */
  hasRate: boolean;
  priceMinor: number;
  chargeMinor: number;
  /** The prices in `siteCurrency`, each at its order's own rate. Not rounded. */
  siteMinor: number;
};

/**
 * What a sum is in the site's present currency: the price or the charge where either is in it, else at the rate that its orders
 * kept. Null where nobody knew a rate, or the site had another currency then.
 */
export function inSiteCurrency(sum: MoneySum, currency: string): number | null {
  if (sum.priceCurrency === currency) return sum.priceMinor;
  if (sum.chargeCurrency === currency) return sum.chargeMinor;
  return sum.siteCurrency === currency && sum.hasRate ? sum.siteMinor : null;
}

/** What was charged in a currency, after refunds, in its minor units. */
export type CurrencyFigures = {
  currency: string;
  totalMinor: number;
  memorialMinor: number;
  tributeMinor: number;
};

/** What was charged, by currency, in the order of their codes. */
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
