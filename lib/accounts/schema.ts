import { z } from 'zod';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { emailAddress, nameText } from '@/lib/platform/text-schema';
import commonPasswords from './common-passwords.json';
import { isStrongPassword, RESET_PASSWORD_LENGTH } from './rules';

const NAMES_REQUIRED = issueMessage('accounts.faults.namesRequired');
const NAME_LIMIT = 100;
const PASSWORD_LIMIT = 200;
const CONTROL = /\p{Cc}/u;

/** In lower case: addresses that differ only in case are the same account. */
export const email = emailAddress(issueMessage('accounts.faults.emailInvalid'), (text) =>
  text.toLowerCase(),
);

const name = z
  .string(NAMES_REQUIRED)
  .trim()
  .refine((text) => !CONTROL.test(text), issueMessage('accounts.faults.lettersOnly'))
  .pipe(nameText(NAMES_REQUIRED, NAME_LIMIT));

const COMMON_PASSWORDS = new Set(commonPasswords);

/** Whether a password is among the most common ones, ignoring case. */
export const isCommonPassword = (password: string): boolean =>
  COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase());

const WEAK = issueMessage('accounts.faults.passwordWeak');
const COMMON = issueMessage('accounts.faults.passwordCommon');
const TOO_LONG = issueMessage('api.atMostCharacters', { limit: PASSWORD_LIMIT });
const TOO_SHORT = issueMessage('accounts.faults.passwordShort', { length: RESET_PASSWORD_LENGTH });

/** A password at sign-up (product.md 5). */
export const strongPassword = z
  .string(WEAK)
  .max(PASSWORD_LIMIT, TOO_LONG)
  .refine(isStrongPassword, WEAK)
  .refine((password) => !isCommonPassword(password), COMMON);

/** A password at a reset: six characters are enough (product.md 5). */
export const newPassword = z
  .string(TOO_SHORT)
  .min(RESET_PASSWORD_LENGTH, TOO_SHORT)
  .max(PASSWORD_LIMIT, TOO_LONG)
  .refine((password) => !isCommonPassword(password), COMMON);

export const registerInput = z.strictObject({
  firstName: name,
  lastName: name,
  email,
  password: strongPassword,
});

/** `when`: check this even if other fields are invalid, so that all faults are shown at once. */
const MISMATCH = {
  ...issueMessage('accounts.faults.passwordsDiffer'),
  path: ['confirmPassword'],
  when: () => true,
};

/** The sign-up form: the fields of the request and the repeated password. */
export const signupForm = registerInput
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, MISMATCH);

const EMAIL_REQUIRED = issueMessage('accounts.faults.emailRequired');
const PASSWORD_REQUIRED = issueMessage('accounts.faults.passwordRequired');

export const loginInput = z.strictObject({
  email: z.string(EMAIL_REQUIRED).min(1, EMAIL_REQUIRED).pipe(email),
  password: z
    .string(PASSWORD_REQUIRED)
    .min(1, PASSWORD_REQUIRED)
    .max(PASSWORD_LIMIT, issueMessage('accounts.faults.wrongLogin')),
});

const INCOMPLETE = issueMessage('accounts.faults.codeIncomplete');

/** A typed or pasted code; spaces are ignored. */
export const code = z
  .string(INCOMPLETE)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, INCOMPLETE));

/** The API calls it `userId`, but it is the opaque id of a challenge, never of an account. */
const challengeId = z.string(issueMessage('accounts.refusals.challengeMissing')).min(1).max(64);

export const verifyOtpInput = z.strictObject({ userId: challengeId, otp: code });
export const resendOtpInput = z.strictObject({ userId: challengeId });
export const codeForm = z.strictObject({ otp: code });

export const forgotPasswordInput = z.strictObject({ email });
export const resetPasswordInput = z.strictObject({ userId: challengeId, otp: code, newPassword });
/** The reset form: the fields of the request without the challenge, and the repeated password. */
export const resetForm = resetPasswordInput
  .omit({ userId: true })
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, MISMATCH);

export const sessionParams = z.object({ id: z.string().max(64) });

/** PUT /api/auth/notifications */
export const notificationsInput = z.strictObject({
  notifyTributes: z.boolean(issueMessage('accounts.faults.notificationsMissing')),
});

/**
 * DELETE /api/auth/delete-profile: `keep` leaves the person's condolences on the memorials, with
 * their name.
 */
export const deleteProfileQuery = z.strictObject({
  condolences: z.enum(['keep', 'take_back']).default('keep'),
});

export type Notifications = z.output<typeof notificationsInput>;
export type RegisterInput = z.output<typeof registerInput>;
export type LoginInput = z.output<typeof loginInput>;
export type VerifyOtpInput = z.output<typeof verifyOtpInput>;
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
