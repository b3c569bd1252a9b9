import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { supervise } from '@/lib/platform/supervise';
import { findFreePort } from '@/scripts/net/find-free-port';
import { startChild } from '@/scripts/start/child';

/** A site that answers with its process id, and finishes its work after SIGTERM. */
const SITE = `
import { createServer } from 'node:http';
const server = createServer((_, response) => response.end(String(process.pid)));
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => { console.log('drained'); process.exit(0); });
`;

vi.setConfig({ testTimeout: 30_000 }); // these tests start real processes

let folder: string;
let site: ReturnType<typeof supervise> | undefined;
const warnings = vi.fn();

beforeEach(async () => {
  warnings.mockClear();
  folder = await mkdtemp(path.join(tmpdir(), 'perennial-supervise-'));
});

afterEach(async () => {
  await site?.stop();
  site = undefined;
  await rm(folder, { recursive: true });
});

async function keepRunning(program: string, port = 0, pausesMs = [10, 10, 10]) {
  const file = path.join(folder, 'site.mjs');
  await writeFile(file, program);
  const env = { ...process.env, PORT: String(port) };
  const start = () => startChild([file], { name: 'site', logFolder: folder, env });
  site = supervise(start, { pausesMs, warn: warnings });
  return site;
}

/** Waits for a process other than `excludedPid` to answer on this port. Returns its id. */
async function waitForAnswer(port: number, excludedPid = 0): Promise<number> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(20)) {
    const answer = await fetch(`http://127.0.0.1:${port}`).catch(() => null);
    const pid = Number(await answer?.text().catch(() => ''));
    if (pid && pid !== excludedPid) return pid;
  }
  throw new Error('Nobody answers.');
}

it('restarts a killed site on the same port', async () => {
  const port = await findFreePort();
  await keepRunning(SITE, port);
  const first = await waitForAnswer(port);
  process.kill(first, 'SIGKILL');
  const second = await waitForAnswer(port, first);
  expect(second).not.toBe(first);
  expect(warnings).toHaveBeenCalledWith('The site died and starts again in 0.01 s.');
});

it('gives up on a site that keeps dying, and reports its last output', async () => {
  const { ended } = await keepRunning(`console.log('no such table'); process.exit(1)`);
  expect(await ended).toBe('It died 4 times in a row and is not started again.\nno such table');
  const log = await readFile(path.join(folder, 'site.log'), 'utf8');
  expect(log.trim().split('\n')).toHaveLength(4);
});

it('starts counting again after the site was healthy', async () => {
  const file = path.join(folder, 'site.mjs');
  await writeFile(file, 'process.exit(1)');
  let starts = 0;
  const start = () => {
    starts++;
    return startChild([file], { name: 'site', logFolder: folder, env: process.env });
  };
  site = supervise(start, { pausesMs: [1], healthyMs: 0, warn: warnings });
  await vi.waitFor(() => expect(starts).toBeGreaterThan(3), { timeout: 20_000 });
});

it('passes SIGTERM on, lets the site drain and does not restart it', async () => {
  const port = await findFreePort();
  const { stop, ended } = await keepRunning(SITE, port);
  await waitForAnswer(port);
  await stop();
  expect(await ended).toBe('');
  expect(await readFile(path.join(folder, 'site.log'), 'utf8')).toBe('drained\n');
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
  expect(warnings).not.toHaveBeenCalled();
});

it('stops during a pause', async () => {
  const { stop, ended } = await keepRunning('process.exit(1)', 0, [60_000]);
  await vi.waitFor(() => expect(warnings).toHaveBeenCalled(), { timeout: 20_000 });
  await stop();
  expect(await ended).toBe('');
});
