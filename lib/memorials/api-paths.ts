/* Addresses that few pages need, apart from paths.ts: all pages load that one with the first script (decision 0065). */
import type { ContributionState } from '@/lib/media/contribution-rules';

/** Where those who look after a memorial decide about what contributors sent. */
export const memorialContributions = (id: string, state?: ContributionState) =>
  `/edit-memorial/${id}/contributions${state ? `?state=${state}` : ''}`;
export const apiContribution = (id: string, mediaId: string) =>
  `/api/memorials/${id}/contributions/${mediaId}`;
export const apiDecideContributions = (id: string) => `/api/memorials/${id}/contributions/decide`;

/** What comes after a memorial was made without a payment. */
export const memorialCreated = (memorialId: string) =>
  `/memorial-payment/success?memorial_id=${memorialId}`;
