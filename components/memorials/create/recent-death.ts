/** Identity documents of the dead are misused mostly in the first years after a death, as the form explains. */
const RECENT_YEARS = 5;

export function isRecentDeath(isoDay: string, now: Date): boolean {
  const cutoff = new Date(now);
  cutoff.setUTCFullYear(cutoff.getUTCFullYear() - RECENT_YEARS);
  return isoDay > cutoff.toISOString().slice(0, 10);
}
