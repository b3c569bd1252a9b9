import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { TELL_AFTER_SECONDS } from './tell-author';

/** Enqueues a mail to each author, sent when the family can no longer undo its decision. */
export async function tellAuthorsLater(tx: Tx, condolences: { id: string }[]): Promise<void> {
  for (const { id } of condolences)
    await enqueue(
      tx,
      'tell-author',
      { condolenceId: id },
      { startAfterSeconds: TELL_AFTER_SECONDS },
    );
}
