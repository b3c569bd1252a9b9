import { writeAudit } from '@/lib/platform/audit/write-audit';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { db } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import { messageFor } from '@/lib/platform/language/message';

/**
 * Runs a failed job again as soon as a worker is free, even if it had no tries left. Safe, because
 * every job may run twice. Throws `not_found` for a job that has not failed.
 */
export async function retryJob(viewer: Viewer, id: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ name: string }[]>`
      UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL,
        retry_limit = greatest(retry_limit, retry_count + 1)
      WHERE id = ${id}::uuid AND state IN ('retry', 'failed') RETURNING name`;
    const [job] = rows;
    if (!job) throw new AppError('not_found', messageFor('admin.refusals.jobNotFound'));
    await writeAudit(tx, {
      actor: viewer.userId,
      action: 'job.retry',
      subject: `job/${id}`,
      detail: { queue: job.name },
    });
  });
}
