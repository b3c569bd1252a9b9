import { db } from '@/lib/platform/db/client';
import type { JobData, JobName } from './queues';

/**
 * Deletes the jobs with this name and data that are due and that no worker has begun: the caller, a job of the same kind
 * that has begun, does what they want.
 */
export async function deleteWaiting<Name extends JobName>(
  name: Name,
  data: JobData[Name],
): Promise<void> {
  // A job that a worker is just taking is locked, and left to it.
  await db().$executeRaw`
    DELETE FROM pgboss.job WHERE name = ${name} AND id IN (
      SELECT id FROM pgboss.job
      WHERE name = ${name} AND state = 'created' AND start_after <= now()
        AND data = ${JSON.stringify(data)}::jsonb
      FOR UPDATE SKIP LOCKED)`;
}
