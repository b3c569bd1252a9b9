/** A mail that the provider refuses for good (a wrong address) is given up after a week. */
export const DAYS_OF_TRYING = 7;
/** The words of a mail go the moment it has left; of one that never left, after a month. */
export const DAYS_OF_WORDS = 30;
/** How long the record of a sent mail is kept, without its words. */
export const DAYS_OF_RECORD = 90;

const LONGEST_WAIT_SECONDS = 300;
const REFUSED_WAIT_SECONDS = 3_600;

/**
 * Seconds to wait before the next try: what the provider asked for, an hour after a refusal, else 1, 2,
 * 4 … 300. Up to a quarter is added by chance, so that a waiting crowd does not come back at once.
 */
export function retrySeconds(
  attempts: number,
  refused: boolean,
  asked: number | undefined,
  chance = Math.random(),
): number {
  const backOff = Math.min(2 ** attempts, LONGEST_WAIT_SECONDS);
  return (asked ?? (refused ? REFUSED_WAIT_SECONDS : backOff)) * (1 + chance / 4);
}
