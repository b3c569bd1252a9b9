import type { Tx } from '@/lib/platform/db/client';
import { newId } from '@/lib/platform/ids/public-id';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import type { EventType } from './event-rules';

/**
 * An event: its type, the memorial, and the id of its subject, which may be the memorial itself.
 */
export type NewEvent = {
  type: EventType;
  memorialId: string;
  id: string;
  /** For a memorial that is deleted in this transaction: its keepers before the deletion. */
  keptBy?: string[];
};

/**
 * Announces an event in the transaction of the command that caused it, so that a rollback also
 * removes the event. A job then finds the webhooks for it (decision 0119). Writes nothing if no
 * webhook subscribes to the type.
 */
export const publishEvent = (tx: Tx, { id, ...about }: NewEvent): Promise<void> =>
  publishEvents(tx, { ...about, ids: [id] });

/** Like `publishEvent`, for several events of the same type. Checks for webhooks only once. */
export async function publishEvents(
  tx: Tx,
  { ids, ...about }: Omit<NewEvent, 'id'> & { ids: string[] },
): Promise<void> {
  if (ids.length === 0 || !(await hasSubscribers(tx, about.type))) return;
  const at = new Date().toISOString();
  for (const id of ids) await enqueue(tx, 'fan-out-event', { eventId: newId(), ...about, id, at });
}

async function hasSubscribers(tx: Tx, type: EventType): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM webhook_endpoints WHERE active AND events @> ARRAY[${type}] LIMIT 1`;
  return rows.length > 0;
}
