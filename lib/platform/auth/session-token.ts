import { decode, encode } from 'next-auth/jwt';
import { env } from '@/lib/platform/env';
import { DAY_SECONDS } from '../durations';

/** A session lasts 24 hours (product.md 9). */
export const SESSION_SECONDS = DAY_SECONDS;

/** Creates a session token: next-auth's encrypted JWT, which contains only the session id. */
export const encodeSessionToken = (sessionId: string): Promise<string> =>
  encode({ token: { sid: sessionId }, secret: env().NEXTAUTH_SECRET, maxAge: SESSION_SECONDS });

/** Returns the session id of a token; null if it is empty, forged or expired. */
export async function decodeSessionToken(token: string): Promise<string | null> {
  try {
    const payload = await decode({ token, secret: env().NEXTAUTH_SECRET });
    return typeof payload?.sid === 'string' ? payload.sid : null;
  } catch {
    return null; // jose throws for anything that is not our token, so nobody is signed in
  }
}
