import { sessionCookie } from '@/lib/platform/auth/session-cookie';
import { jsonResponse } from '@/lib/platform/http/route';
import type { OpenedSession } from './commands/open-session';
import { knownDeviceCookie } from './known-device';

/**
 * The response to a login: token, user and expiry for API clients, cookies of the session and the
 * known device for browsers.
 */
export function signedInResponse(request: Request, openedSession: OpenedSession): Response {
  const { token, user, tokenExpiresAt, deviceGeneration } = openedSession;
  const device = knownDeviceCookie(request, { id: user.id, deviceGeneration });
  const headers = new Headers([
    ['Set-Cookie', sessionCookie(token)],
    ['Set-Cookie', device],
  ]);
  return jsonResponse({ token, user, tokenExpiresAt }, { headers });
}
