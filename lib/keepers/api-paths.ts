/* Addresses of calls, apart from paths.ts: all pages load that one with the first script (decision 0065). */

export const apiKeeper = (id: string, userId: string) => `/api/memorials/${id}/keepers/${userId}`;
export const apiInvitations = (id: string) => `/api/memorials/${id}/invitations`;
export const apiInvitation = (id: string, invitationId: string) =>
  `/api/memorials/${id}/invitations/${invitationId}`;
export const apiAcceptInvitation = '/api/keepers/accept';
export const apiDeclineInvitation = '/api/keepers/decline';
