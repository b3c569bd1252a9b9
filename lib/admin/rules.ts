/** Users, tributes and all other lists of the dashboard show ten a page (spec 9). */
export const ADMIN_PAGE_SIZE = 10;
/** The chart looks back over this many months, the current one included. */
export const CHART_MONTHS = 12;

/** The months of the chart as '2026-11', the oldest first. By the calendar of UTC, as the ledger is read. */
export const chartMonths = (now: Date): string[] =>
  Array.from({ length: CHART_MONTHS }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (CHART_MONTHS - 1 - at), 1))
      .toISOString()
      .slice(0, 7),
  );

/** The admin view of a tribute has first and last names (spec 3); memorials and tributes keep one name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
