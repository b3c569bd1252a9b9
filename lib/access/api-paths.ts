import { withQuery } from '@/lib/platform/paths';

/* Addresses of calls, apart from paths.ts: all pages load that one with the first script (decision 0065). */

/** Where forms without a script are sent, with the language of their page. */
export const apiOpenMemorial = (id: string, language?: string) =>
  withQuery(`/api/memorials/${id}/open`, { language: language ?? null });
export const apiAccessRequests = (id: string, language?: string) =>
  withQuery(`/api/memorials/${id}/access/requests`, { language: language ?? null });
export const apiAccessRequest = (id: string, requestId: string) =>
  `/api/memorials/${id}/access/requests/${requestId}`;
export const apiAccessInvitations = (id: string) => `/api/memorials/${id}/access/invitations`;
export const apiAccessInvitation = (id: string, invitationId: string) =>
  `/api/memorials/${id}/access/invitations/${invitationId}`;
export const apiAcceptAccess = (language?: string) =>
  withQuery('/api/access/accept', { language: language ?? null });
export const apiMemorialAccess = (id: string) => `/api/memorials/${id}/access`;
/** What this browser was let into. */
export const apiGuest = '/api/access/guest';
