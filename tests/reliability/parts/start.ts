import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '@/scripts/bench/quantile';
import { figure } from '@/scripts/bench/report';
import { serveBuiltSite } from '@/scripts/bench/serve-built-site';
import { freePort } from '@/scripts/net/free-port';
import { liveEnvironment } from '../live-settings';
import { type MadeUpSite, madeUpSite } from '../made-up-site';
import type { Measured } from '../measured';
import { isWhole, outcomeOf } from '../outcome';
import type { Scale } from '../scale';

const MEMORIALS = 1_000;
const TARGET_SECONDS = 3;
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 25;

/** R12: how long after its start the built site is ready. */
export async function measureStart(scale: Scale): Promise<Measured> {
  const { starts } = scale;
  const made = await madeUpSite(MEMORIALS);
  try {
    const ways: Record<string, () => Promise<number>> = {
      'the server, one process': () => startServer(made, '1'),
      'the server, two processes': () => startServer(made, '2'),
      'npm start with settings of a live site, two processes': () => startSite(made),
    };
    const rows: string[][] = [];
    const medians: number[] = [];
    for (const [name, start] of Object.entries(ways)) {
      const times: number[] = [];
      for (let at = 0; at < starts; at += 1) times.push(await start());
      medians.push(median(times));
      rows.push([
        name,
        figure(median(times)),
        figure(Math.min(...times)),
        figure(Math.max(...times)),
      ]);
    }
    const [one = Number.NaN, , whole = Number.NaN] = medians;
    return {
      title: 'Ready after a start',
      text: `From the start of the program until /readyz says 200, of a release that is built, over a database that runs and has ${MEMORIALS.toLocaleString('en')} memorials; ${starts} starts each. \`npm start\` checks the settings, the packages, the release and the migrations before it starts the server.`,
      findings: [
        {
          target: 'R12',
          outcome: outcomeOf(
            one <= TARGET_SECONDS,
            whole <= TARGET_SECONDS && isWhole(scale, 'starts'),
          ),
          figures: `the server is ready after ${figure(one)} s, \`npm start\` after ${figure(whole)} s (medians)`,
        },
      ],
      tables: [{ head: ['', 'median in s', 'fastest', 'slowest'], rows }],
    };
  } finally {
    await made.close();
  }
}

async function startServer({ settings }: MadeUpSite, processes: string): Promise<number> {
  const start = performance.now();
  const site = await serveBuiltSite({ ...settings, WEB_PROCESSES: processes });
  const seconds = (performance.now() - start) / 1000;
  await site.close();
  return seconds;
}

async function startSite(made: MadeUpSite): Promise<number> {
  const port = await freePort();
  const env = liveEnvironment(made, { WEB_PROCESSES: '2', PORT: String(port) });
  const start = performance.now();
  const program = ['scripts/start.mjs', '--no-env-file'];
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  try {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(LOOK_EVERY_MS)) {
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
