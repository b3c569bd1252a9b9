/** Rows on a page of users, tributes and all other lists of the dashboard (product.md 9). */
export const ADMIN_PAGE_SIZE = 10;
/** How many months the chart shows, including the current one. */
export const CHART_MONTHS = 12;

/** The months of the chart as '2026-11', oldest first, in UTC like the ledger. */
export const chartMonths = (now: Date): string[] =>
  Array.from({ length: CHART_MONTHS }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (CHART_MONTHS - 1 - at), 1))
      .toISOString()
      .slice(0, 7),
  );
