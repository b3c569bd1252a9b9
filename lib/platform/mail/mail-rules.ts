/** A mail that the provider refuses (a wrong address) is given up after a week. */
export const RETRY_DAYS = 7;
/** The content of a mail is deleted as soon as it is sent, and if it never is, after a month. */
export const CONTENT_DAYS = 30;
/** How long the record of a sent mail is kept, without its content. */
export const RECORD_DAYS = 90;

/**
 * The subject as stored after sending, with a code masked, because it is still valid for some
 * minutes. The code is the first line of `text`; in the subject its place depends on the language.
 */
export function recordedSubject(subject: string, text: string): string {
  const code = /^\d+(?=\n)/.exec(text)?.[0] ?? /^\d+/.exec(subject)?.[0];
  return code ? subject.replaceAll(code, '******') : subject;
}

const MAX_WAIT_SECONDS = 300;
const REFUSED_WAIT_SECONDS = 3_600;

/**
 * Seconds until the next attempt: what the provider asked for, an hour after a refusal, otherwise
 * 1, 2, 4 … 300. Adds up to a quarter at random, so that waiting mails are not all retried at once.
 */
export function retrySeconds(
  attempts: number,
  refused: boolean,
  requestedSeconds: number | undefined,
  random = Math.random(),
): number {
  const backOff = Math.min(2 ** attempts, MAX_WAIT_SECONDS);
  return (requestedSeconds ?? (refused ? REFUSED_WAIT_SECONDS : backOff)) * (1 + random / 4);
}

/** Mails that answer an action just taken, or alert operators to the current state. */
const MOMENTARY_MAILS =
  /^(otp|password-changed|key-made|contact|account-deleted|account-removed|alert)\//;

/**
 * Whether a mail follows from the state of the database rather than from an action. After a
 * restore, the older database produces these mails again: a payment, flowers, a birthday.
 */
export const mayHaveBeenSent = (key: string): boolean => !MOMENTARY_MAILS.test(key);
