import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { nightlyCron } from '@/lib/platform/backup/settings';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { metrics } from '@/lib/platform/metrics';
import { withSpan } from '@/lib/platform/trace';
import { JOB_NAMES, JOB_SCHEMA, type JobData, type JobName, QUEUES } from './queues';

/**
 * How often a worker looks for the jobs of dead workers. With the heartbeat of 15 s (queues.ts) and
 * a first retry after about a second, a killed worker's job runs again within half a minute.
 */
const SUPERVISE_SECONDS = 10;
/** How often a worker confirms that it still has its jobs. */
const HEARTBEAT_SECONDS = 3;
/** How long stop() waits for running jobs; unfinished ones are released and run again. */
const STOP_MS = 15_000;

/** A job whose handler throws is retried. Any job may run twice. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

/**
 * Runs background jobs until `stop()`. Any number of instances may run a worker. Throws if
 * prepareJobs did not run on this database.
 */
export async function startWorker(handlers: JobHandlers): Promise<{ stop(): Promise<void> }> {
  const boss = new PgBoss({
    connectionString: env().DATABASE_URL,
    schema: JOB_SCHEMA,
    application_name: 'perennial-jobs',
    max: 4,
    connectionTimeoutMillis: 3_000,
    options: '-c statement_timeout=30000 -c lock_timeout=5000',
    migrate: false, // scripts migrate, since instances of two releases may run side by side
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
  boss.on('warning', ({ message }) => log.warn(message));
  try {
    await boss.start();
    for (const name of JOB_NAMES) await registerHandler(boss, name, handlers);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return { stop: () => boss.stop({ graceful: true, timeout: STOP_MS }) };
}

async function registerHandler(boss: PgBoss, name: JobName, handlers: JobHandlers): Promise<void> {
  const { pollSeconds, atOnce, needs, isNightly } = QUEUES[name];
  if (needs && env()[needs] === undefined) return;
  const cron = isNightly ? nightlyCron() : QUEUES[name].cron;
  // A schedule stays in the database after the setting is gone.
  if (isNightly && !cron) return boss.unschedule(name);
  if (cron) await boss.schedule(name, cron, {}, { missed: 'once' });
  const options = {
    pollingIntervalSeconds: pollSeconds,
    batchSize: atOnce,
    burstWhenBatchFull: atOnce > 1,
    perJobResults: true,
    heartbeatRefreshSeconds: HEARTBEAT_SECONDS,
  } as const;
  // Two loops, so that one slow job does not delay the ones behind it.
  const localConcurrency = atOnce > 1 ? 2 : 1;
  await boss.work(name, { ...options, localConcurrency }, (jobs: Job<object>[]) =>
    Promise.all(jobs.map((job) => runJob(name, job, handlers))),
  );
}

async function runJob(name: JobName, job: Job<object>, handlers: JobHandlers): Promise<JobResult> {
  try {
    const handle = handlers[name] as (data: object) => Promise<void>; // enqueue() checked that name and data match
    await withSpan(`job ${name}`, { queue: name, try: job.retryCount }, () => handle(job.data));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    metrics()?.jobFailed(name);
    log.error({ err: error, job: name, id: job.id, try: job.retryCount }, 'a job failed');
    return { id: job.id, status: 'failed', output: { message: String(error) } };
  }
}
