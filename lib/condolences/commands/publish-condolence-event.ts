import type { Tx } from '@/lib/platform/db/client';
import { publishEvent } from '@/lib/platform/events/publish-event';
import type { CondolenceState } from '../state-rules';

/**
 * Announces that a condolence waits for approval or was published, also when that happens again: after a change by its
 * author, or when reports have hidden it. Other states are not announced, because held and refused condolences do not
 * exist for the family. What is left to the first reader is announced once it is passed on.
 */
export async function publishCondolenceEvent(
  tx: Tx,
  { id, memorialId, state }: { id: string; memorialId: string; state: CondolenceState },
): Promise<void> {
  if (state === 'waiting' && !(await isLeftUnread(tx, id)))
    await publishEvent(tx, { type: 'condolence.waiting', memorialId, id });
  if (state === 'published')
    await publishEvent(tx, { type: 'condolence.published', memorialId, id });
}

/** Whether somebody reads it before the family and has not done so. */
const isLeftUnread = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.condolence.count({
    where: { id, readFirstAt: null, memorial: { firstReader: { isNot: null } } },
  })) > 0;
