import type { Tx } from '@/lib/platform/db/client';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { AUTHOR_MAIL_DELAY_SECONDS } from './mail-author';

/** Enqueues a mail to each author, sent when the family can no longer undo its decision. */
export async function enqueueAuthorMails(tx: Tx, condolences: { id: string }[]): Promise<void> {
  for (const { id } of condolences)
    await enqueue(
      tx,
      'tell-author',
      { condolenceId: id },
      { startAfterSeconds: AUTHOR_MAIL_DELAY_SECONDS },
    );
}
