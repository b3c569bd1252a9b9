import { cache } from 'react';
import { type GatePageLevel, hasGatePage } from '@/lib/access/gate-rules';
import { gateDetails } from '@/lib/access/queries/gate';
import { wasDeleted } from './memorial-view';

/**
 * Why somebody cannot see a memorial: it asks for access (with or without a way to request it), only its keepers see
 * it, it was deleted, or it never existed.
 */
export type ClosedReason =
  | { gate: GatePageLevel; canAsk: boolean }
  | { gate: null; why: 'kept' | 'deleted' | 'unknown' };

/** Why this memorial is closed to those who cannot see it. Read once for each page. */
export const closedMemorial: (id: string) => Promise<ClosedReason> = cache(async (id: string) => {
  const { gate: level, canAsk } = await gateDetails(id);
  if (hasGatePage(level)) return { gate: level, canAsk };
  if (level) return { gate: null, why: 'kept' };
  return { gate: null, why: (await wasDeleted(id)) ? 'deleted' : 'unknown' };
});
