/** Identity documents of the dead are misused most in these years after the death (the form says so). */
const YEARS = 5;

export function isRecentDeath(isoDay: string, now: Date): boolean {
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - YEARS);
  return isoDay > since.toISOString().slice(0, 10);
}
