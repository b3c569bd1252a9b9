/* Addresses of calls, apart from paths.ts: all pages load that one with the first script (decision 0065). */
import { withQuery } from '@/lib/platform/paths';

export const apiSessions = '/api/auth/sessions';
export const apiSessionOf = (sessionId: string) => `/api/auth/sessions/${sessionId}`;
export const apiKeys = '/api/auth/tokens';
export const apiKeyOf = (id: string) => `/api/auth/tokens/${id}`;
/** Everything that is stored about a member, as a file. */
export const apiOwnData = '/api/auth/my-data';
/**
 * `takesBack`: with what the person wrote on memorials; `memorials`: what becomes of those that they own, by id. The others are left
 * without an owner.
 */
export const apiDeleteProfile = (takesBack: boolean, memorials: Readonly<Record<string, string>>) =>
  withQuery('/api/auth/delete-profile', {
    condolences: takesBack ? 'take_back' : null,
    memorials:
      Object.entries(memorials)
        .filter(([, to]) => to !== 'leave')
        .map((each) => each.join(':'))
        .join(',') || null,
  });
