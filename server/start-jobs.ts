import { setTimeout as sleep } from 'node:timers/promises';
import { asUnavailable } from '@/lib/platform/http/unavailable';
import { log } from '@/lib/platform/log';

const AGAIN_MS = 5_000;

type Worker = { stop(): Promise<void> };

/**
 * Starts the worker of background jobs; while the database does not answer, every five seconds again, so that the site
 * sends meanwhile what it has. Throws what is no such fault.
 * @param signal ends the wait; then there is no worker
 */
export async function startJobs(
  signal: AbortSignal,
  start: () => Promise<Worker> = startWorkerOfJobs,
  againMs = AGAIN_MS,
): Promise<Worker | undefined> {
  while (!signal.aborted)
    try {
      return await start();
    } catch (error) {
      if (!asUnavailable(error)) throw error;
      log.warn({ err: error }, 'the jobs wait for the database');
      await sleep(againMs, undefined, { signal, ref: false }).catch(() => {}); // aborted
    }
  return undefined;
}

async function startWorkerOfJobs(): Promise<Worker> {
  const [{ startWorker }, { jobHandlers }] = await Promise.all([
    import('@/lib/platform/jobs/worker'),
    import('./job-handlers'),
  ]);
  return startWorker(jobHandlers);
}
