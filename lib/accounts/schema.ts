import { z } from 'zod';
import { isCommonPassword } from './common-passwords';
import { isStrongPassword, RESET_PASSWORD_LENGTH } from './rules';

const NAMES_REQUIRED = 'First and last names are required';
const PASSWORD_LIMIT = 200;
/** Control characters, and those that turn the direction of the text around them. */
const UNFIT_FOR_NAMES = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
/** Plain addresses only: one @, no commas, controls or quotes but the apostrophe of names. */
const LOCAL = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const ADDRESS = new RegExp(`^${LOCAL}(\\.${LOCAL})*@([a-z0-9-]{1,63}\\.)+[a-z0-9-]{2,63}$`);

/** An e-mail address, normalised: what looks the same is the same account. */
export const email = z
  .string({ error: 'Invalid email format' })
  .transform((text) => text.normalize('NFKC').trim().toLowerCase())
  .pipe(z.string().max(254, 'Invalid email format').regex(ADDRESS, 'Invalid email format'));

const name = z
  .string({ error: NAMES_REQUIRED })
  .trim()
  .min(1, NAMES_REQUIRED)
  .max(100, 'Please use at most 100 characters')
  .refine((text) => !UNFIT_FOR_NAMES.test(text), 'Please use letters only');

const WEAK = 'Password does not meet complexity requirements';
const COMMON = 'This password is one of the most common. Please choose another.';
const TOO_LONG = `Please use at most ${PASSWORD_LIMIT} characters`;
const TOO_SHORT = `Password must be at least ${RESET_PASSWORD_LENGTH} characters long`;

/** A password chosen at sign-up (spec 5). */
export const strongPassword = z
  .string({ error: WEAK })
  .max(PASSWORD_LIMIT, TOO_LONG)
  .refine(isStrongPassword, WEAK)
  .refine((password) => !isCommonPassword(password), COMMON);

/** A password chosen at a reset: six characters do (spec 5). */
export const newPassword = z
  .string({ error: TOO_SHORT })
  .min(RESET_PASSWORD_LENGTH, TOO_SHORT)
  .max(PASSWORD_LIMIT, TOO_LONG)
  .refine((password) => !isCommonPassword(password), COMMON);

export const registerInput = z.strictObject({
  firstName: name,
  lastName: name,
  email,
  password: strongPassword,
});

/** `when`: also while other fields are wrong, so that everything is said at once. */
const MISMATCH = { error: 'Passwords do not match', path: ['confirmPassword'], when: () => true };

/** The sign-up form: the call's fields and the repeated password. */
export const signupForm = registerInput
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, MISMATCH);

export const loginInput = z.strictObject({
  email: z.string({ error: 'Email is required' }).min(1, 'Email is required').pipe(email),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(PASSWORD_LIMIT, 'Invalid email or password'),
});

/** A typed or pasted code; spaces are dropped. */
export const code = z
  .string({ error: 'Please enter the complete verification code' })
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the complete verification code'));

/** The API calls it `userId`; it is the opaque id of a challenge, never of an account. */
const challengeId = z.string({ error: 'userId is missing' }).min(1).max(64);

export const verifyOtpInput = z.strictObject({ userId: challengeId, otp: code });
export const resendOtpInput = z.strictObject({ userId: challengeId });
/** The one field of a code form. */
export const codeForm = z.strictObject({ otp: code });

export const forgotPasswordInput = z.strictObject({ email });
export const resetPasswordInput = z.strictObject({ userId: challengeId, otp: code, newPassword });
/** The reset form: the call's fields but the challenge, and the repeated password. */
export const resetForm = resetPasswordInput
  .omit({ userId: true })
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, MISMATCH);

/** The address of one session. */
export const sessionParams = z.object({ id: z.string().max(64) });

/** PUT /api/auth/notifications */
export const notificationsInput = z.strictObject({
  notifyTributes: z.boolean({ error: 'Please say whether you want these mails' }),
});

export type Notifications = z.output<typeof notificationsInput>;
export type RegisterInput = z.output<typeof registerInput>;
export type LoginInput = z.output<typeof loginInput>;
export type VerifyOtpInput = z.output<typeof verifyOtpInput>;
export type ResetPasswordInput = z.output<typeof resetPasswordInput>;
