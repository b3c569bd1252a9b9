import type { Tx } from '@/lib/platform/db/client';
import { type JobData, type JobName, QUEUES } from './queues';

type Options = {
  /** The earliest start; now by default. */
  startAfter?: Date;
  /**
   * Like `startAfter`, but in seconds from now by PostgreSQL's clock, which decides when jobs
   * start.
   */
  startAfterSeconds?: number;
  /** At most one job with this name and key waits to start; further ones are not enqueued. */
  singletonKey?: string;
  /** Of the jobs that may start, the one with the highest number does first; 0 by default. */
  priority?: number;
};

/**
 * Enqueues a job in the transaction of the write that needs it: if that rolls back, there is no
 * job. Throws if the queue does not exist because prepareJobs did not run.
 *
 * This is pg-boss's own insert as one statement. Its `send(…, { db })` needs a started instance,
 * and starting one inside a transaction waits for a connection while holding one, so enough first
 * calls at once would exhaust the pool. tests/api/jobs/enqueue.test.ts compares the rows of both.
 */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  data: JobData[Name],
  options: Options = {},
): Promise<void> {
  const startAfter = options.startAfter ?? null;
  const seconds = options.startAfterSeconds ?? null;
  const key = options.singletonKey ?? null;
  const { doesAll = false } = QUEUES[name];
  const inserted = await tx.$executeRaw`
    INSERT INTO pgboss.job (
      name, data, singleton_key, priority, start_after, keep_until, policy, expire_seconds, deletion_seconds,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, dead_letter, heartbeat_seconds)
    SELECT q.name, ${JSON.stringify(data)}::jsonb, ${key}::text, ${options.priority ?? 0}::int, t.start_after,
      t.start_after + q.retention_seconds * interval '1s',
      CASE WHEN ${key}::text IS NULL THEN q.policy ELSE 'short' END,
      q.expire_seconds, q.deletion_seconds, q.retry_limit, q.retry_delay, q.retry_backoff,
      q.retry_delay_max, q.dead_letter, q.heartbeat_seconds
    FROM pgboss.queue q, (SELECT coalesce(${startAfter}::timestamptz,
      clock_timestamp() + ${seconds}::int * interval '1s', now()) AS start_after) t
    WHERE q.name = ${name} AND NOT (${doesAll} AND EXISTS (
      SELECT FROM pgboss.job j WHERE j.name = q.name AND j.state IN ('created', 'retry')))
    ON CONFLICT DO NOTHING`;
  if (inserted === 0 && key === null && !doesAll)
    throw new Error(`There is no queue ${name}: prepareJobs did not run on this database`);
}
