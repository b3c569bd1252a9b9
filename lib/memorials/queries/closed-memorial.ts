import { cache } from 'react';
import { type Gate, isGate } from '@/lib/access/door-rules';
import { doorWith } from '@/lib/access/queries/door';
import { wasDeleted } from './memorial-view';

/** Why somebody does not see a memorial: it has a gate (at which somebody can
 * be asked or not), its family keeps it to themselves, it was deleted, or it never was. */
export type Closed =
  | { gate: Gate; canAsk: boolean }
  | { gate: null; why: 'kept' | 'deleted' | 'unknown' };

/** What keeps somebody out who does not see this memorial. Read once for each page. */
export const closedMemorial: (id: string) => Promise<Closed> = cache(async (id: string) => {
  const { door, canAsk } = await doorWith(id);
  if (isGate(door)) return { gate: door, canAsk };
  if (door) return { gate: null, why: 'kept' };
  return { gate: null, why: (await wasDeleted(id)) ? 'deleted' : 'unknown' };
});
