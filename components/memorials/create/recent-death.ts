/** For so many years after a death the papers of the dead are misused most (the form says so). */
const YEARS = 5;

/** Whether a death on this day, as ISO text, is recent. */
export function isRecent(isoDay: string, now: Date): boolean {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - YEARS);
  return isoDay > since.toISOString().slice(0, 10);
}
