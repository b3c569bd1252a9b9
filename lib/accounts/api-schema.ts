import { z } from 'zod';
import { isoTime } from '@/lib/platform/http/answer-schema';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';

const user = z
  .strictObject({
    id: z.string(),
    role: z.enum(['member', 'admin']),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
  })
  .meta({ id: 'Person' });

/**
 * The answer to a login and to verifying a code (product.md 7). `tokenExpiresAt` is in milliseconds
 * since 1970.
 */
export const loginResponse = z.strictObject({
  token: z.string(),
  tokenExpiresAt: z.number().int(),
  user,
});

/**
 * POST /api/auth/register and forgot-password. `userId` is the opaque id of a challenge, never of
 * an account.
 */
export const challengeResponse = z.strictObject({ userId: z.string() });

/** A session of the person. `device` is for example 'Chrome on Android'. */
const session = z.strictObject({
  id: z.string(),
  device: z.string(),
  createdAt: isoTime,
  expiresAt: isoTime,
  /** Whether this request uses the session. */
  current: z.boolean(),
});

/** GET /api/auth/session: the person whom the browser's cookie identifies; empty if nobody is signed in. */
export const sessionResponse = z.strictObject({ user, expires: z.string() }).partial();

/** GET /api/auth/sessions */
export const sessionsResponse = z.strictObject({ sessions: z.array(session) });

/** The user in the answer of GET /api/auth/profile. */
export const profileUser = user.extend({ language: z.enum(ALL_LANGUAGES) });

export type SignedIn = z.infer<typeof loginResponse>;
export type SessionView = z.infer<typeof session>;
