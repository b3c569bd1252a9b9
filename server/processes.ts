import cluster from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Env } from '@/lib/platform/env-schema';
import { log } from '@/lib/platform/log';
import { type Supervised, supervise } from '@/lib/platform/supervise';
import { endOnSignal } from './end-on-signal';

/** More need more memory and connections than they bring on a machine of this size. */
const MOST_BY_DEFAULT = 4;
/** With fewer, one slow query would hold up others of a process, and its reads would leave none to writes (limitsFor). */
const FEWEST_CONNECTIONS = 5;

/** How many connections to the database each of `count` processes has, where all are to have `all`. */
export const connectionsOfEach = (all: number, count: number): number =>
  Math.max(FEWEST_CONNECTIONS, Math.ceil(all / count));

/** How many processes serve the site: what WEB_PROCESSES says, else one for each processor. */
export const processCount = ({ WEB_PROCESSES, NODE_ENV }: Env): number =>
  NODE_ENV === 'development'
    ? 1
    : (WEB_PROCESSES ?? Math.min(availableParallelism(), MOST_BY_DEFAULT));

/**
 * Serves the site in `count` processes on one port, until a signal ends them. One that dies is started again while the
 * others serve; when one dies too often in a row, all end, and this process with an exit code of 1.
 */
export async function runProcesses(count: number, settings: Env): Promise<void> {
  // Each process takes connections itself: one that this process had handed to a dying one would wait for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const processes = Array.from({ length: count }, (_, at) =>
    supervise(() => startProcess(`process ${at + 1}`, ownSettings(settings, at, count)), {
      warn: (message) => log.warn(message),
    }),
  );
  const stop = () => Promise.all(processes.map((each) => each.stop()));
  endOnSignal(stop);
  if (settings.METRICS_PORT) await openSums(settings);
  const fault = await Promise.race(processes.map(({ ended }) => ended));
  if (fault === '') return; // stopped
  log.error(fault);
  await stop();
  process.exit(1);
}

/** Only with METRICS_PORT does this process load what it needs for the sums. */
async function openSums(settings: Env): Promise<void> {
  const [{ ProcessSums }, { openMetrics }] = await Promise.all([
    import('./metrics/sum-processes'),
    import('./metrics/metrics-server'),
  ]);
  const sums = new ProcessSums();
  await openMetrics(settings, () => sums.collect());
}

/** Jobs run in the first process, and all of them together have the connections of one server. */
const ownSettings = ({ RUN_JOBS, DATABASE_POOL }: Env, at: number, count: number) => ({
  RUN_JOBS: String(RUN_JOBS && at === 0),
  DATABASE_POOL: String(connectionsOfEach(DATABASE_POOL, count)),
});

function startProcess(name: string, own: Record<string, string>): Supervised {
  const worker = cluster.fork(own);
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
