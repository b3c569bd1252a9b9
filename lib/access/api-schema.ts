import { z } from 'zod';
import { isoTime } from '@/lib/platform/http/answer-schema';
import { VISIBILITIES } from './rules';

const settings = z.strictObject({
  visibility: z.enum(VISIBILITIES),
  hasPassword: z.boolean(),
  passwordHint: z.string(),
});

/** GET /api/memorials/{id}/access */
export const accessResponse = z.strictObject({ access: settings });

/** PUT /api/memorials/{id}/access */
export const savedAccessResponse = accessResponse.extend({ message: z.string() });

/** The people whom the family lets in, and, without their addresses, those who ask to be let in. */
export const accessPeopleResponse = z.strictObject({
  message: z.string(),
  requests: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      message: z.string(),
      /** The message is hidden from the family, and so is the name if it is ''. */
      isWithheld: z.boolean(),
      createdAt: isoTime,
    }),
  ),
  invitations: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      sentAt: isoTime,
      acceptedAt: isoTime.nullable(),
      lastSeenAt: isoTime.nullable(),
      /** The keeper who let them in; null if that account no longer exists. */
      letInBy: z.string().nullable(),
    }),
  ),
});

/** GET /api/memorials/{id}/access/requests */
export const accessFormTokenResponse = z.strictObject({ token: z.string() });

/** POST /api/access/accept */
export const accessAcceptedResponse = z.strictObject({
  memorialId: z.string(),
  message: z.string(),
});
