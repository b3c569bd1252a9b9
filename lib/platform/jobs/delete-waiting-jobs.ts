import { db } from '@/lib/platform/db/client';
import type { JobData, JobName } from './queues';

/**
 * Deletes due jobs with this name and data that no worker has started. The caller, a running job of
 * the same kind, does their work.
 */
export async function deleteWaitingJobs<Name extends JobName>(
  name: Name,
  data: JobData[Name],
): Promise<void> {
  // A job that a worker is just fetching is locked, and skipped.
  await db().$executeRaw`
    DELETE FROM pgboss.job WHERE name = ${name} AND id IN (
      SELECT id FROM pgboss.job
      WHERE name = ${name} AND state = 'created' AND start_after <= now()
        AND data = ${JSON.stringify(data)}::jsonb
      FOR UPDATE SKIP LOCKED)`;
}
