import { z } from 'zod';
import { MAX_TOKEN_LENGTH } from '@/lib/platform/http/form-token';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { emailAddress, nameText, optionalNameText } from '@/lib/platform/text-schema';
import { MAX_ACCESS_MESSAGE_LENGTH, MAX_ACCESS_NAME_LENGTH, MAX_INVITED_PER_CALL } from './rules';

/** Control characters, and those that change the direction of the text around them. */
const UNFIT_FOR_TEXT = /[^\P{Cc}\n\t]+|[\u202A-\u202E\u2066-\u2069]+/gu;

const atMost = (limit: number) => issueMessage('api.atMostCharacters', { limit });

/**
 * In lower case like the addresses of accounts, because an account with that address is let in too.
 */
const address = emailAddress(issueMessage('accounts.faults.emailInvalid'), (text) =>
  text.toLowerCase(),
);

/** POST /api/memorials/{id}/access/requests */
export const accessRequestInput = z.strictObject({
  name: nameText(issueMessage('access.faults.nameRequired'), MAX_ACCESS_NAME_LENGTH),
  email: address,
  message: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').replace(UNFIT_FOR_TEXT, ' ').trim())
    .pipe(z.string().max(MAX_ACCESS_MESSAGE_LENGTH, atMost(MAX_ACCESS_MESSAGE_LENGTH)))
    .default(''),
  /** From GET /api/memorials/{id}/access/requests, or from the page with the form. */
  token: z.string().max(MAX_TOKEN_LENGTH).default(''),
});
export type AccessRequestInput = z.output<typeof accessRequestInput>;

/** POST /api/memorials/{id}/access/invitations */
export const accessInvitationsInput = z.strictObject({
  people: z
    .array(
      z.strictObject({
        name: optionalNameText(MAX_ACCESS_NAME_LENGTH).default(''),
        email: address,
      }),
    )
    .min(1, issueMessage('access.faults.addressRequired'))
    .max(
      MAX_INVITED_PER_CALL,
      issueMessage('access.faults.tooManyAtOnce', { most: MAX_INVITED_PER_CALL }),
    )
    // A duplicate gets one link: a second one would invalidate the first.
    .transform((people) => [...new Map(people.map((one) => [one.email, one])).values()]),
});
export type InvitedPerson = z.output<typeof accessInvitationsInput>['people'][number];

/** POST /api/memorials/{id}/access/requests/{requestId} */
export const accessDecisionInput = z.strictObject({ decision: z.enum(['grant', 'decline']) });

/** POST /api/access/accept */
export const acceptAccessInput = z.strictObject({ token: z.string().max(50) });
