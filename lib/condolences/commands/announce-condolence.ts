import type { Tx } from '@/lib/platform/db/client';
import { announce } from '@/lib/platform/events/announce';
import type { CondolenceState } from '../state-rules';

/**
 * Announces that a condolence waits for approval, or is published, after it came to be so. Of all other states nobody is told: what is held
 * or refused does not exist for a family.
 */
export async function announceCondolence(
  tx: Tx,
  { id, memorialId, state }: { id: string; memorialId: string; state: CondolenceState },
): Promise<void> {
  if (state === 'waiting') await announce(tx, { type: 'condolence.waiting', memorialId, id });
  if (state === 'published') await announce(tx, { type: 'condolence.published', memorialId, id });
}
