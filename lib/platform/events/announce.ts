import type { Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import type { EventType } from './event-rules';

/** Something that happened: of which kind, to which memorial, and the id of what it is about, which may be the memorial's own. */
export type Announced = {
  type: EventType;
  memorialId: string;
  id: string;
  /** Of a memorial that is deleted in this transaction: who looked after it until then. */
  keptBy?: string[];
};

/**
 * Announces what happened, in the transaction of the command that did it: if that rolls back, nobody is told. A job then finds out which
 * endpoints it is for (decision 0119). Where no endpoint listens to events of this type it writes nothing.
 */
export const announce = (tx: Tx, { id, ...about }: Announced): Promise<void> =>
  announceEach(tx, { ...about, ids: [id] });

/** The same for several that were changed at once; in one statement where no endpoint listens. */
export async function announceEach(
  tx: Tx,
  { ids, ...about }: Omit<Announced, 'id'> & { ids: string[] },
): Promise<void> {
  if (ids.length === 0 || !(await isHeard(tx, about.type))) return;
  const at = new Date().toISOString();
  for (const id of ids) await enqueue(tx, 'fan-out-event', { eventId: newId(), ...about, id, at });
}

async function isHeard(tx: Tx, type: EventType): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM webhook_endpoints WHERE active AND events @> ARRAY[${type}] LIMIT 1`;
  return rows.length > 0;
}
