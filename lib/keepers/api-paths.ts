/* Addresses of calls, apart from paths.ts: all pages load that one with the first script (decision 0065). */

import * as paths from '@/lib/platform/paths';

/** Where an owner says who keeps the memorial after them. */
export const successorChoice = (id: string) => `${paths.memorialKeepers(id)}#succession`;
export const apiKeeper = (id: string, userId: string) => `/api/memorials/${id}/keepers/${userId}`;
export const apiInvitations = (id: string) => `/api/memorials/${id}/invitations`;
export const apiInvitation = (id: string, invitationId: string) =>
  `/api/memorials/${id}/invitations/${invitationId}`;
export const apiAcceptInvitation = '/api/keepers/accept';
export const apiDeclineInvitation = '/api/keepers/decline';
export const apiSuccessor = (id: string) => `/api/memorials/${id}/successor`;
export const apiHandover = (id: string) => `/api/memorials/${id}/handover`;
export const apiDeletion = (id: string) => `/api/memorials/${id}/deletion`;
export const apiTransfer = (id: string) => `/api/memorials/${id}/transfer`;
export const apiOwnerDied = (id: string) => `/api/memorials/${id}/owner-died`;
export const apiStillHere = '/api/keepers/here';
/** Ends all mails about a memorial to somebody who looks after it. */
export const apiPauseMails = (token: string) => `/api/condolences/mails/${token}`;
