/* Addresses of calls, apart from paths.ts: all pages load that one with the first script (decision 0065). */

export const apiOpenMemorial = (id: string) => `/api/memorials/${id}/open`;
export const apiAccessRequests = (id: string) => `/api/memorials/${id}/access/requests`;
export const apiAccessRequest = (id: string, requestId: string) =>
  `/api/memorials/${id}/access/requests/${requestId}`;
export const apiAccessInvitations = (id: string) => `/api/memorials/${id}/access/invitations`;
export const apiAccessInvitation = (id: string, invitationId: string) =>
  `/api/memorials/${id}/access/invitations/${invitationId}`;
export const apiAcceptAccess = '/api/access/accept';
export const apiMemorialAccess = (id: string) => `/api/memorials/${id}/access`;
