import { withQuery } from '@/lib/platform/paths';

/*
 * Addresses of API calls. They are not in paths.ts because every page loads that file with its
 * first script.
 */

/** Forms without scripts post here, with the language of their page. */
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
/** The guest of this browser. */
export const apiGuest = '/api/access/guest';
