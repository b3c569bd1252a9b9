import { MINUTE_MS } from '@/lib/platform/durations';
import { type Message, messageFor } from '@/lib/platform/language/message';

/** Digits of a mailed code (product.md 9). */
export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
/** Guesses for one code before the lock (product.md 9). */
export const CODE_ATTEMPTS = 3;
export const LOCK_MINUTES = 15;
export const RESEND_SECONDS = 10;
/** The shortest password at a reset (product.md 5, 9); sign-up requires more. */
export const RESET_PASSWORD_LENGTH = 6;

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
