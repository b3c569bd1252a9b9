/*
 * Addresses of API calls. They are not in paths.ts because every page loads that file with its
 * first script.
 */
import { withQuery } from '@/lib/platform/paths';

export const apiSessions = '/api/auth/sessions';
export const apiSessionOf = (sessionId: string) => `/api/auth/sessions/${sessionId}`;
export const apiKeys = '/api/auth/tokens';
export const apiKeyOf = (id: string) => `/api/auth/tokens/${id}`;
/** Downloads everything that is stored about a member. */
export const apiOwnData = '/api/auth/my-data';
/**
 * `withdrawsCondolences`: delete the person's condolences as well. `memorials` maps ids of owned memorials to
 * `leave`, `delete` or a new owner's id; missing ones are left without an owner.
 */
export const apiDeleteProfile = (
  withdrawsCondolences: boolean,
  memorials: Readonly<Record<string, string>>,
) =>
  withQuery('/api/auth/delete-profile', {
    condolences: withdrawsCondolences ? 'take_back' : null,
    memorials:
      Object.entries(memorials)
        .filter(([, to]) => to !== 'leave')
        .map((each) => each.join(':'))
        .join(',') || null,
  });
