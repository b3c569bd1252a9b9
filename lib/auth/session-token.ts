import { decode, encode } from 'next-auth/jwt';
import { env } from '@/lib/env';

/** A session lives 24 hours (spec 9). */
export const SESSION_SECONDS = 24 * 60 * 60;

/** Makes the one session token: next-auth's encrypted JWT, which carries a session id and nothing else. */
export const encodeSessionToken = (sessionId: string): Promise<string> =>
  encode({ token: { sid: sessionId }, secret: env().NEXTAUTH_SECRET, maxAge: SESSION_SECONDS });

/** Reads a session token; null when it is absent, forged or out of date. */
export async function decodeSessionToken(token: string): Promise<string | null> {
  try {
    const payload = await decode({ token, secret: env().NEXTAUTH_SECRET });
    return typeof payload?.sid === 'string' ? payload.sid : null;
  } catch {
    return null; // jose throws on anything that is not our token; to us that is simply nobody
  }
}
