import cluster from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Env } from '@/lib/platform/env-schema';
import { log } from '@/lib/platform/log';
import { type SupervisedProcess, supervise } from '@/lib/platform/supervise';
import { endOnSignal } from './end-on-signal';

/** More processes would need more memory and database connections than they are worth. */
const MAX_BY_DEFAULT = 4;
/**
 * With fewer, a slow query would delay all others of a process, and reads would leave no connection for writes
 * (`limitsFor`).
 */
const MIN_CONNECTIONS = 5;

/** How many database connections each of `count` processes gets of `all`. */
export const connectionsPerProcess = (all: number, count: number): number =>
  Math.max(MIN_CONNECTIONS, Math.ceil(all / count));

/** How many processes serve the site: WEB_PROCESSES, or one for each processor up to `MAX_BY_DEFAULT`. */
export const processCount = ({ WEB_PROCESSES, NODE_ENV }: Env): number =>
  NODE_ENV === 'development'
    ? 1
    : (WEB_PROCESSES ?? Math.min(availableParallelism(), MAX_BY_DEFAULT));

/**
 * Serves the site in `count` processes on one port until a signal ends them. A process that dies is restarted while the
 * others serve. If one dies too often in a row, all end, and this process exits with 1.
 */
export async function runProcesses(count: number, settings: Env): Promise<void> {
  // Each process accepts connections itself: a connection that this process handed to a dying process would never be
  // answered.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const processes = Array.from({ length: count }, (_, at) =>
    supervise(() => startProcess(`process ${at + 1}`, processSettings(settings, at, count)), {
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

/** Serves the sums of all processes' metrics. Loaded only with METRICS_PORT. */
async function openSums(settings: Env): Promise<void> {
  const [{ ProcessSums }, { openMetrics }] = await Promise.all([
    import('./metrics/sum-processes'),
    import('./metrics/metrics-server'),
  ]);
  const sums = new ProcessSums();
  await openMetrics(settings, () => sums.collect());
}

/** Jobs run in the first process, and the processes share the connections of DATABASE_POOL. */
const processSettings = ({ RUN_JOBS, DATABASE_POOL }: Env, at: number, count: number) => ({
  RUN_JOBS: String(RUN_JOBS && at === 0),
  DATABASE_POOL: String(connectionsPerProcess(DATABASE_POOL, count)),
});

function startProcess(name: string, processEnv: Record<string, string>): SupervisedProcess {
  const worker = cluster.fork(processEnv);
  const ended = once(worker, 'exit');
  return {
    name,
    ended,
    lastLines: () => '', // its output is this process's
    async stop() {
      worker.process.kill('SIGTERM');
      await ended;
    },
  };
}
