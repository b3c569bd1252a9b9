import { z } from 'zod';
import { TOKEN_MAX } from '@/lib/platform/http/form-token';
import { type Fault, fault } from '@/lib/platform/language/fault';
import { emailAddress } from '@/lib/platform/text-schema';
import { AT_ONCE, MESSAGE_MAX, NAME_MAX } from './rules';

/**
 * Line breaks, other control characters, and those that change the direction of the text around
 * them.
 */
const UNFIT_FOR_LINES = /[\s\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;
const UNFIT_FOR_TEXT = /[^\P{Cc}\n\t]+|[\u202A-\u202E\u2066-\u2069]+/gu;

const atMost = (limit: number) => fault('api.atMostCharacters', { limit });
const line = (missing: Fault) =>
  z
    .string(missing)
    .transform((text) => text.replace(UNFIT_FOR_LINES, ' ').trim())
    .pipe(z.string().max(NAME_MAX, atMost(NAME_MAX)));

const NAME_REQUIRED = fault('access.faults.nameRequired');

/**
 * In lower case like the addresses of accounts, because an account with that address is let in too.
 */
const address = emailAddress(fault('accounts.faults.emailInvalid'), (text) => text.toLowerCase());

/** POST /api/memorials/{id}/access/requests */
export const requestInput = z.strictObject({
  name: line(NAME_REQUIRED).pipe(z.string().min(1, NAME_REQUIRED)),
  email: address,
  message: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(UNFIT_FOR_TEXT, ' ').trim())
    .pipe(z.string().max(MESSAGE_MAX, atMost(MESSAGE_MAX)))
    .default(''),
  /** From GET /api/memorials/{id}/access/requests, or from the page with the form. */
  token: z.string().max(TOKEN_MAX).default(''),
});
export type RequestInput = z.output<typeof requestInput>;

/** POST /api/memorials/{id}/access/invitations */
export const invitationsInput = z.strictObject({
  people: z
    .array(z.strictObject({ name: line(NAME_REQUIRED).default(''), email: address }))
    .min(1, fault('access.faults.addressRequired'))
    .max(AT_ONCE, fault('access.faults.tooManyAtOnce', { most: AT_ONCE }))
    // A duplicate gets one link: a second one would invalidate the first.
    .transform((people) => [...new Map(people.map((one) => [one.email, one])).values()]),
});
export type Invited = z.output<typeof invitationsInput>['people'][number];

/** POST /api/memorials/{id}/access/requests/{requestId} */
export const decisionInput = z.strictObject({ decision: z.enum(['grant', 'decline']) });

/** POST /api/access/accept */
export const acceptInput = z.strictObject({ token: z.string().max(50) });
