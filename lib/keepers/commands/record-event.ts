import type { Tx } from '@/lib/platform/db/client';
import type { EventAction } from '../event-rules';

type Event = {
  memorialId: string;
  action: EventAction;
  /** Who did it; null: nobody, or somebody without an account. */
  actorId: string | null;
  personId?: string | null;
  /** Kinds and moments. Nothing personal: what happened can never be deleted. */
  detail?: Record<string, string | boolean>;
};

/** Writes what happened with a memorial's keepers, in the transaction in which it does. */
export async function recordEvent(
  tx: Tx,
  { personId = null, detail = {}, ...event }: Event,
): Promise<void> {
  await tx.memorialEvent.create({ data: { ...event, personId, detail }, select: { id: true } });
}
