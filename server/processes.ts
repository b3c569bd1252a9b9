import cluster from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Env } from '@/lib/platform/env-schema';
import { log } from '@/lib/platform/log';
import { type Supervised, supervise } from '@/lib/platform/supervise';

/** More need more memory and connections than they bring on a machine of this size. */
const MOST_BY_DEFAULT = 4;

/** How many processes serve the site: what WEB_PROCESSES says, else one for each processor. */
export const processCount = ({ WEB_PROCESSES, NODE_ENV }: Env): number =>
  NODE_ENV === 'development'
    ? 1
    : (WEB_PROCESSES ?? Math.min(availableParallelism(), MOST_BY_DEFAULT));

/**
 * Serves the site in `count` processes on one port, until a signal ends them. One that dies is started again while the
 * others serve; when one dies too often in a row, all end, and this process with an exit code of 1.
 */
export async function runProcesses(count: number, { RUN_JOBS }: Env): Promise<void> {
  const processes = Array.from({ length: count }, (_, at) =>
    supervise(() => startProcess(`process ${at + 1}`, RUN_JOBS && at === 0), {
      warn: (message) => log.warn(message),
    }),
  );
  const stop = () => Promise.all(processes.map((each) => each.stop()));
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  const fault = await Promise.race(processes.map(({ ended }) => ended));
  if (fault === '') return; // stopped
  log.error(fault);
  await stop();
  process.exit(1);
}

function startProcess(name: string, runsJobs: boolean): Supervised {
  const worker = cluster.fork({ RUN_JOBS: String(runsJobs) });
  const ended = once(worker, 'exit');
  return {
    name,
    ended,
    lastLines: () => '', // it prints where this process does
    async stop() {
      worker.process.kill('SIGTERM');
      await ended;
    },
  };
}
