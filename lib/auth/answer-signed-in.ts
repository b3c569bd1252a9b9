import type { SignedIn } from '@/lib/accounts/commands/open-session';
import { answerJson } from '@/lib/http/route';
import { sessionCookie } from './session-cookie';

/** The answer that signs in: token, user and expiry for API clients, the cookie for browsers. */
export const answerSignedIn = ({ token, user, tokenExpiresAt }: SignedIn): Response =>
  answerJson({ token, user, tokenExpiresAt }, { headers: { 'Set-Cookie': sessionCookie(token) } });
