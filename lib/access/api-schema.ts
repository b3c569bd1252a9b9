import { z } from 'zod';
import { moment } from '@/lib/platform/http/answer-schema';
import { VISIBILITIES } from './rules';

const settings = z.strictObject({
  visibility: z.enum(VISIBILITIES),
  hasPassword: z.boolean(),
  passwordHint: z.string(),
});

/** GET /api/memorials/{id}/access */
export const accessAnswer = z.strictObject({ access: settings });

/** PUT /api/memorials/{id}/access */
export const savedAccessAnswer = accessAnswer.extend({ message: z.string() });

/** Whom the family lets in, and who asks: of those, no address. */
export const peopleAnswer = z.strictObject({
  message: z.string(),
  requests: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      message: z.string(),
      /** Whether the words, and the name where it is '', are kept from the family. */
      isWithheld: z.boolean(),
      createdAt: moment,
    }),
  ),
  invitations: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      sentAt: moment,
      acceptedAt: moment.nullable(),
      lastSeenAt: moment.nullable(),
      /** The name of who let them in; null where nobody did who is still there. */
      letInBy: z.string().nullable(),
    }),
  ),
});

/** GET /api/memorials/{id}/access/requests */
export const formTokenAnswer = z.strictObject({ token: z.string() });

/** POST /api/access/accept */
export const acceptedAnswer = z.strictObject({ memorialId: z.string(), message: z.string() });
