import { cache } from 'react';
import { type Gate, isGate } from '@/lib/access/door-rules';
import { doorWith } from '@/lib/access/queries/door';
import { wasDeleted } from './memorial-view';

/**
 * Why somebody cannot see a memorial: it asks for access (with or without a way to request it), only its family sees
 * it, it was deleted, or it never existed.
 */
export type Closed =
  | { gate: Gate; canAsk: boolean }
  | { gate: null; why: 'kept' | 'deleted' | 'unknown' };

/** Why this memorial is closed to those who cannot see it. Read once for each page. */
export const closedMemorial: (id: string) => Promise<Closed> = cache(async (id: string) => {
  const { door, canAsk } = await doorWith(id);
  if (isGate(door)) return { gate: door, canAsk };
  if (door) return { gate: null, why: 'kept' };
  return { gate: null, why: (await wasDeleted(id)) ? 'deleted' : 'unknown' };
});
