import type { Tx } from '@/lib/platform/db/client';
import type { EventAction } from '../event-rules';

type Event = {
  memorialId: string;
  action: EventAction;
  /** Null for the system, and for somebody without an account. */
  actorId: string | null;
  personId?: string | null;
  /** Kinds and times only. Nothing personal, because events are never deleted. */
  detail?: Record<string, string | boolean>;
};

/** Records an event in the history of a memorial's keepers, in the transaction of the change. */
export async function recordEvent(
  tx: Tx,
  { personId = null, detail = {}, ...event }: Event,
): Promise<void> {
  await tx.memorialEvent.create({ data: { ...event, personId, detail }, select: { id: true } });
}
