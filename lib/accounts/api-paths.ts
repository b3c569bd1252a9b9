/* Addresses of calls, apart from paths.ts: all pages load that one with the first script (decision 0065). */

export const apiSessions = '/api/auth/sessions';
export const apiSessionOf = (sessionId: string) => `/api/auth/sessions/${sessionId}`;
/** Everything that is stored about a member, as a file. */
export const apiOwnData = '/api/auth/my-data';
