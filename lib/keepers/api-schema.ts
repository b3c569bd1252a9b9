import { z } from 'zod';
import { isoTime, pagingFields } from '@/lib/platform/http/answer-schema';
import { EVENT_ACTIONS } from './event-rules';
import { INVITED_ROLES, KEEPER_ROLES, SUCCESSIONS } from './rules';

/** The caller's rights. */
export const rightsSchema = z
  .strictObject({
    edit: z.boolean(),
    contribute: z.boolean(),
    readPrivate: z.boolean(),
    delete: z.boolean(),
    invite: z.boolean(),
    manageKeepers: z.boolean(),
    handOn: z.boolean(),
  })
  .meta({ id: 'Rights' });

const keeper = z
  .strictObject({
    userId: z.string(),
    name: z.string(),
    role: z.enum(KEEPER_ROLES),
    mayReadPrivate: z.boolean(),
    since: isoTime,
    leavesAt: isoTime.nullable(),
    /** Whether the owner has asked this keeper to be the successor, and the answer. */
    succession: z.enum(SUCCESSIONS).nullable(),
  })
  .meta({ id: 'Keeper' });

const invitation = z.strictObject({
  _id: z.string(),
  name: z.string(),
  /** Masked unless the viewer may invite keepers; '' after the invitation has ended. */
  email: z.string(),
  role: z.enum(INVITED_ROLES),
  state: z.enum(['sent', 'accepted', 'declined', 'revoked', 'expired']),
  sentAt: isoTime,
  expiresAt: isoTime,
});

/** GET /api/memorials/{id}/keepers */
export const keepersResponse = z.strictObject({
  keepers: z.array(keeper),
  invitations: z.array(invitation),
  /** The announced handover; null if there is none. */
  handover: z
    .strictObject({
      kind: z.enum(['silence', 'death', 'no_owner', 'transfer']),
      person: z.string().nullable(),
      isViewer: z.boolean(),
      isByViewer: z.boolean(),
      dueAt: isoTime,
    })
    .nullable(),
  can: rightsSchema,
});

/** GET /api/memorials/{id}/events */
export const eventsResponse = z.strictObject({
  events: z.array(
    z.strictObject({
      action: z.enum(EVENT_ACTIONS),
      /** Null for the system, for an admin, and for somebody whose profile was deleted. */
      actorName: z.string().nullable(),
      personName: z.string().nullable(),
      detail: z.record(z.string(), z.unknown()),
      createdAt: isoTime,
    }),
  ),
  ...pagingFields,
});

/** POST /api/keepers/accept */
export const invitationAcceptedResponse = z.strictObject({
  memorialId: z.string(),
  message: z.string(),
});
