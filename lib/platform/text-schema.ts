import { z } from 'zod';
import { EMAIL_ADDRESS, EMAIL_LENGTH } from './email-address';
import type { Fault } from './language/fault';

/** PostgreSQL cannot store U+0000 (security.md, fact 5). */
export const NO_NUL = /^[^\0]*$/;

/** A search text, trimmed; '' by default. */
export const searchText = (most: number) => z.string().trim().max(most).regex(NO_NUL).default('');

/**
 * A schema for an e-mail address, normalised with NFKC; `message` is the error for anything else.
 * `normalise` runs before the check, for example to lower-case an address that identifies an account.
 */
export const emailAddress = (message: string | Fault, normalise = (text: string) => text) =>
  z
    .string(message)
    .transform((text) => normalise(text.normalize('NFKC').trim()))
    .pipe(z.string().max(EMAIL_LENGTH, message).regex(EMAIL_ADDRESS, message));
