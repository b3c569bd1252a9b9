import { z } from 'zod';
import { passwordConfirmation } from '@/lib/accounts/schema-password';
import { pageNumber } from '@/lib/platform/http/page-schema';
import { SECRET_ID } from '@/lib/platform/ids/public-id';
import { issueMessage } from '@/lib/platform/language/issue-message';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import { emailAddress, nameText } from '@/lib/platform/text-schema';
import { INVITED_ROLES } from './rules';

export const MAX_INVITEE_NAME_LENGTH = 80;

/** POST /api/memorials/{id}/invitations, and its form. */
export const invitationInput = z.strictObject({
  name: nameText(issueMessage('keepers.faults.nameRequired'), MAX_INVITEE_NAME_LENGTH),
  // In lower case like the addresses of accounts.
  email: emailAddress(issueMessage('accounts.faults.emailInvalid'), (text) => text.toLowerCase()),
  role: z.enum(INVITED_ROLES, issueMessage('keepers.faults.roleRequired')),
});
export type InvitationInput = z.output<typeof invitationInput>;

/** PUT /api/memorials/{id}/keepers/{userId} */
export const keeperChange = z
  .strictObject({
    mayReadPrivate: z.boolean().optional(),
    /** Undoes a removal that has not taken effect. */
    stays: z.literal(true).optional(),
  })
  .refine(({ mayReadPrivate, stays }) => (mayReadPrivate === undefined) !== (stays === undefined));
export type KeeperChange = z.output<typeof keeperChange>;

/** PUT /api/memorials/{id}/successor; null means nobody. */
export const successorInput = z.strictObject({ userId: z.string().nullable() });

/** POST /api/memorials/{id}/transfer, with the owner's password. */
export const transferInput = passwordConfirmation.extend({ userId: z.string() });

/** POST /api/memorials/{id}/successor: the keeper's answer. */
export const successionInput = z.strictObject({ accepts: z.boolean() });

/**
 * POST /api/keepers/accept, /decline and /here. Forms without scripts also send the language of the
 * page to return to.
 */
export const linkInput = z.strictObject({
  token: z.string().regex(SECRET_ID, issueMessage('keepers.refusals.unknownLink')),
  language: z.enum(ALL_LANGUAGES).optional(),
});

export const keeperParams = z.object({ id: z.string(), userId: z.string() });
export const invitationParams = z.object({ id: z.string(), invitationId: z.string() });

/** GET /api/memorials/{id}/events */
export const eventsQuery = z.strictObject({ page: pageNumber(1_000) });
