import { withQuery } from '@/lib/platform/paths';

/*
 * Addresses of API calls and of a few pages. They are not in paths.ts because every page loads that
 * file with its first script.
 */

/**
 * The form for a question to the operator about a memorial. `refused` is why the last one was
 * refused, `wait` for how many seconds.
 */
export const questionPage = (
  memorialId: string,
  refused?: 'often' | 'faulty' | 'again',
  wait: string | null = null,
) => withQuery(`/question/${memorialId}`, { refused: refused ?? null, wait });
/** The same page, confirming that the question was sent. */
export const questionSentPage = (memorialId: string) =>
  withQuery(`/question/${memorialId}`, { sent: '1' });
/** Forms without scripts post here, with the language of their page. */
export const apiQuestions = (memorialId: string, language?: string) =>
  withQuery(`/api/memorials/${memorialId}/cases`, { language: language ?? null });
/** The list of cases for admins. */
export const adminCases = '/admin/cases';
export const adminCasesTab = (tab: string) =>
  withQuery(adminCases, { tab: tab === 'open' ? null : tab });
export const adminCase = (caseId: string) => `/admin/cases/${caseId}`;
export const apiAdminFreeze = (caseId: string) => `/api/admin/cases/${caseId}/freeze`;
export const apiAdminRelative = (caseId: string) => `/api/admin/cases/${caseId}/relative`;
export const apiAdminDecideCase = (caseId: string) => `/api/admin/cases/${caseId}/decide`;

import * as paths from '@/lib/platform/paths';

/** The part of the page where an owner chooses a successor. */
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
/** Pauses all mails about a memorial to one of its keepers. */
export const apiPauseMails = (token: string) => `/api/condolences/mails/${token}`;
