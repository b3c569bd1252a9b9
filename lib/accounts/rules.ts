/** Digits of an e-mailed code (spec 9). */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
/** Guesses for one code before the lock (spec 9). */
export const CODE_ATTEMPTS = 3;
export const LOCK_MINUTES = 15;
export const RESEND_SECONDS = 10;
export const CODES_PER_HOUR = 5;
export const CODES_PER_DAY = 10;
/** The shortest password at a reset (spec 5, 9); sign-up asks for more. */
export const RESET_PASSWORD_LENGTH = 6;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/**
 * A code may still be guessed at for ten minutes after it was sent. Counting codes over a day and
 * those ten minutes keeps any 24 hours at 10 codes x 3 attempts = 30 guesses (security.md).
 */
export const CODE_DAY_MS = 24 * HOUR_MS + CODE_MINUTES * MINUTE_MS;

export const minutesAfter = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * MINUTE_MS);

export const secondsUntil = (then: Date, now: Date) =>
  Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 1000));

/** When an account may be sent a code again; `sent` is when the last ones left, newest first. */
export function nextCodeAt(sent: readonly Date[], now: Date): Date {
  const afterHour = freeAt(sent[CODES_PER_HOUR - 1], HOUR_MS);
  const afterDay = freeAt(sent[CODES_PER_DAY - 1], CODE_DAY_MS);
  return new Date(Math.max(now.getTime(), afterHour, afterDay));
}

const freeAt = (sent: Date | undefined, window: number) => (sent ? sent.getTime() + window : 0);

export type PasswordRule = { label: string; holds: (password: string) => boolean };

/** What a password needs at sign-up (spec 5), in the order of the checklist. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  { label: 'At least 8 characters', holds: (password) => password.length >= 8 },
  { label: 'An uppercase letter', holds: (password) => /\p{Lu}/u.test(password) },
  { label: 'A lowercase letter', holds: (password) => /\p{Ll}/u.test(password) },
  { label: 'A number', holds: (password) => /\d/.test(password) },
  {
    label: 'A special character, such as ! @ # $ %',
    holds: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
];

export const isStrongPassword = (password: string) =>
  PASSWORD_RULES.every((rule) => rule.holds(password));
