import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '@/lab/bench/quantile';
import { figure } from '@/lab/bench/report';
import { serveBuiltSite } from '@/lab/bench/serve-built-site';
import { findFreePort } from '@/scripts/net/find-free-port';
import { liveEnvironment } from '../live-settings';
import { type MadeUpSite, startMadeUpSite } from '../made-up-site';
import type { Measurement } from '../measurement';
import { isFullSize, outcomeOf } from '../outcome';
import type { ReliabilityScale } from '../scale';

const MEMORIALS = 1_000;
const TARGET_SECONDS = 3;
const TIMEOUT_MS = 60_000;
const POLL_MS = 25;

type Times = { one: number[]; two: number[]; npmStart: number[] };

/** R12: how long the built site takes to start. */
export async function measureStart(scale: ReliabilityScale): Promise<Measurement> {
  const madeUpSite = await startMadeUpSite(MEMORIALS);
  const times = async (start: () => Promise<number>) => {
    const seconds: number[] = [];
    for (let at = 0; at < scale.starts; at += 1) seconds.push(await start());
    return seconds;
  };
  try {
    const oneProcess = await times(() => startServer(madeUpSite, '1'));
    const twoProcesses = await times(() => startServer(madeUpSite, '2'));
    return startReport(
      { one: oneProcess, two: twoProcesses, npmStart: await times(() => startSite(madeUpSite)) },
      scale,
    );
  } finally {
    await madeUpSite.close();
  }
}

/**
 * The report. The target is for the compiled server with one and with two processes; there is none for `npm start`.
 * @param times of all starts, in seconds
 */
export function startReport(
  { one: oneProcess, two: twoProcesses, npmStart }: Times,
  scale: ReliabilityScale,
): Measurement {
  const slowest = Math.max(median(oneProcess), median(twoProcesses));
  const row = (name: string, times: number[]) => [
    name,
    ...[median(times), Math.min(...times), Math.max(...times)].map(figure),
  ];
  return {
    title: 'Ready after a start',
    text: `From the start of the program until /readyz says 200, for a release that is already built, on a running database with ${MEMORIALS.toLocaleString('en')} memorials; ${oneProcess.length} starts each. The target is the server's. \`npm start\` checks the settings, the packages, the release and the migrations before it starts the server, and has no target.`,
    findings: [
      {
        target: 'R12',
        outcome: outcomeOf(slowest <= TARGET_SECONDS, isFullSize(scale, 'starts')),
        figures: `the server is ready after ${figure(median(oneProcess))} s, after ${figure(median(twoProcesses))} s with two processes (medians; by \`npm start\`, which has no target, after ${figure(median(npmStart))} s)`,
      },
    ],
    tables: [
      {
        head: ['', 'median in s', 'fastest', 'slowest'],
        rows: [
          row('the server, one process', oneProcess),
          row('the server, two processes', twoProcesses),
          row('npm start with settings of a live site, two processes', npmStart),
        ],
      },
    ],
  };
}

async function startServer({ settings }: MadeUpSite, processes: string): Promise<number> {
  const start = performance.now();
  const site = await serveBuiltSite({ ...settings, WEB_PROCESSES: processes });
  const seconds = (performance.now() - start) / 1000;
  await site.close();
  return seconds;
}

async function startSite(madeUpSite: MadeUpSite): Promise<number> {
  const port = await findFreePort();
  const env = liveEnvironment(madeUpSite, { WEB_PROCESSES: '2', PORT: String(port) });
  const start = performance.now();
  const program = ['scripts/start.mjs', '--no-env-file'];
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(POLL_MS)) {
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return (performance.now() - start) / 1000;
    }
    throw new Error('npm start did not become ready.');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
