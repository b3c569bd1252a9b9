import { setTimeout as sleep } from 'node:timers/promises';
import { toUnavailableError } from '@/lib/platform/http/to-unavailable-error';
import { log } from '@/lib/platform/log';

const RETRY_MS = 5_000;

type Worker = { stop(): Promise<void> };

/**
 * Starts the worker of background jobs. While the database does not answer, tries again every five seconds: meanwhile
 * the site sends pages from memory. Throws any other error.
 * @param signal ends the retries; then there is no worker
 */
export async function startJobs(
  signal: AbortSignal,
  start: () => Promise<Worker> = startJobWorker,
  retryMs = RETRY_MS,
): Promise<Worker | undefined> {
  while (!signal.aborted)
    try {
      return await start();
    } catch (error) {
      if (!toUnavailableError(error)) throw error;
      log.warn({ err: error }, 'the jobs wait for the database');
      await sleep(retryMs, undefined, { signal, ref: false }).catch(() => {}); // aborted
    }
  return undefined;
}

async function startJobWorker(): Promise<Worker> {
  const [{ startWorker }, { jobHandlers }, { stopFfmpeg }] = await Promise.all([
    import('@/lib/platform/jobs/worker'),
    import('./job-handlers'),
    import('@/lib/media/ffmpeg/run-ffmpeg'),
  ]);
  const worker = await startWorker(jobHandlers);
  return {
    async stop() {
      stopFfmpeg(); // encoding takes longer than a job may take to end
      await worker.stop();
    },
  };
}
