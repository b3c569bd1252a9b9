import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { TELL_AFTER_SECONDS } from './tell-author';

/** Has the authors of these told what became of their words, once the family can no longer undo it by one press. */
export async function tellAuthorsLater(tx: Tx, condolences: { id: string }[]): Promise<void> {
  for (const { id } of condolences)
    await enqueue(
      tx,
      'tell-author',
      { condolenceId: id },
      { startAfterSeconds: TELL_AFTER_SECONDS },
    );
}
