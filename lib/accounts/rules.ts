import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/platform/durations';
import { type Message, messageFor } from '@/lib/platform/language/message';

/** Digits of a mailed code (product.md 9). */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
/** Guesses for one code before the lock (product.md 9). */
export const CODE_ATTEMPTS = 3;
export const LOCK_MINUTES = 15;
export const RESEND_SECONDS = 10;
/** Codes for one account that all strangers together can request. */
export const COMMON_CODES_PER_HOUR = 5;
export const COMMON_CODES_PER_DAY = 7;
/**
 * Codes for one account altogether: strangers leave three for its known devices (limits.ts,
 * `codesToDevice`).
 */
export const CODES_PER_DAY = 10;
/** The shortest password at a reset (product.md 5, 9); sign-up requires more. */
export const RESET_PASSWORD_LENGTH = 6;

/**
 * A code can be guessed for ten minutes after it was sent. Counting codes over a day plus those ten
 * minutes limits any 24 hours to 10 codes x 3 attempts = 30 guesses (security.md).
 */
export const CODE_DAY_MS = DAY_MS + CODE_MINUTES * MINUTE_MS;

export const minutesAfter = (now: Date, minutes: number) =>
  new Date(now.getTime() + minutes * MINUTE_MS);

export const secondsUntil = (then: Date, now: Date) =>
  Math.max(0, Math.ceil((then.getTime() - now.getTime()) / 1000));

type Named = { firstName: string; emailVerifiedAt: Date | null };

/**
 * The first name for the greeting in a code's mail. Null until the address is confirmed, since a
 * stranger may have typed the name to have it sent there.
 */
export const confirmedName = (account: Named | null): string | null =>
  account?.emailVerifiedAt ? account.firstName : null;

/** `byKnownDevice`: a known device of the account requested it. */
export type SentCode = { sentAt: Date; byKnownDevice: boolean };

/**
 * When the next code may be sent to an account. `sent` contains its codes of the last 24 hours and
 * ten minutes, newest first.
 */
export function nextCodeAt(sent: readonly SentCode[], byKnownDevice: boolean, now: Date): Date {
  const afterAll = allowedAt(sent[CODES_PER_DAY - 1], CODE_DAY_MS);
  const strangerCodes = byKnownDevice ? [] : sent.filter((code) => !code.byKnownDevice);
  const afterHour = allowedAt(strangerCodes[COMMON_CODES_PER_HOUR - 1], HOUR_MS);
  const afterDay = allowedAt(strangerCodes[COMMON_CODES_PER_DAY - 1], CODE_DAY_MS);
  return new Date(Math.max(now.getTime(), afterAll, afterHour, afterDay));
}

const allowedAt = (code: SentCode | undefined, window: number) =>
  code ? code.sentAt.getTime() + window : 0;

export type PasswordRule = { label: Message; holds: (password: string) => boolean };

const SIGNUP_PASSWORD_LENGTH = 8;

/** The rules for a password at sign-up (product.md 5), in the order of the checklist. */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  {
    label: messageFor('accounts.passwordRules.length', { length: SIGNUP_PASSWORD_LENGTH }),
    holds: (password) => password.length >= SIGNUP_PASSWORD_LENGTH,
  },
  {
    label: messageFor('accounts.passwordRules.uppercase'),
    holds: (password) => /\p{Lu}/u.test(password),
  },
  {
    label: messageFor('accounts.passwordRules.lowercase'),
    holds: (password) => /\p{Ll}/u.test(password),
  },
  { label: messageFor('accounts.passwordRules.number'), holds: (password) => /\d/.test(password) },
  {
    label: messageFor('accounts.passwordRules.special'),
    holds: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password),
  },
];

export const isStrongPassword = (password: string) =>
  PASSWORD_RULES.every((rule) => rule.holds(password));
