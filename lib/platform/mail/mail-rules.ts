/** We give up a mail that the provider refuses (a wrong address) after a week. */
export const RETRY_DAYS = 7;
/** The content of a mail is deleted as soon as it is sent; if it never is, after a month. */
export const CONTENT_DAYS = 30;
/** How long the record of a sent mail is kept, without its content. */
export const RECORD_DAYS = 90;

/**
 * The subject as the record of a sent mail keeps it: a code is still valid for some minutes. It is the first line of
 * its mail's `text`; in the subject it is where the language wants it.
 */
export function recordedSubject(subject: string, text: string): string {
  const code = /^\d+(?=\n)/.exec(text)?.[0] ?? /^\d+/.exec(subject)?.[0];
  return code ? subject.replaceAll(code, '******') : subject;
}

const LONGEST_WAIT_SECONDS = 300;
const REFUSED_WAIT_SECONDS = 3_600;

/**
 * Seconds to wait before the next attempt: what the provider asked for, an hour after a refusal, else 1,
 * 2, 4 … 300. Adds up to a quarter at random, so that waiting mails are not all retried at once.
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

/** Keys of mails that answer what somebody does at that moment, or alert the operators to how the site is now. */
const ANSWERS = /^(otp|password-changed|key-made|contact|account-deleted|account-removed|alert)\//;

/**
 * Whether a mail says what the database says, and not what somebody does now. After a restore the site finds again, from
 * an earlier database, what it had mailed before: a payment, flowers, a birthday.
 */
export const mayHaveBeenSent = (key: string): boolean => !ANSWERS.test(key);
