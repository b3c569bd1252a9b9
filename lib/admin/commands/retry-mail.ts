import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs/enqueue';
import { messageFor } from '@/lib/platform/language/message';

/**
 * Sends an unsent mail as soon as a worker is free, even one that was given up. A waiting job is
 * brought forward, so that the mail is not sent twice. Throws `not_found` for a mail that was sent,
 * whose text was deleted, or that is held after a restore; a job would not send it either.
 */
export async function retryMail(viewer: Viewer, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    // Locked, so that the second of two parallel requests finds the job of the first.
    const unsentMails = await tx.$queryRaw<object[]>`
      SELECT 1 FROM outbox WHERE id = ${id} AND "sentAt" IS NULL AND "heldAt" IS NULL AND text <> ''
      FOR UPDATE`;
    if (unsentMails.length === 0)
      throw new AppError('not_found', messageFor('admin.refusals.mailNotFound'));
    await tx.$executeRaw`
      UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail'
        AND data->>'mailId' = ${id} AND state < 'active' AND start_after > now()`;
    const pendingJobs = await tx.$queryRaw<object[]>`
      SELECT 1 FROM pgboss.job WHERE name = 'send-mail'
        AND data->>'mailId' = ${id} AND state <= 'active' LIMIT 1`;
    if (pendingJobs.length === 0)
      await enqueue(tx, 'send-mail', { mailId: id }, { singletonKey: id });
    await writeAudit(tx, { actor: viewer.userId, action: 'mail.retry', subject: `mail/${id}` });
  });
}
