import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { supervise } from '../../lib/platform/supervise';
import { findFreePort } from '../../scripts/net/find-free-port';
import { servedRelease } from '../../scripts/releases/history';
import { type Child, startChild } from '../../scripts/start/child';
import { SERVER_ARGS } from '../../scripts/start/server-command';
import { expect, test } from './support/test';

const READY_WITHIN = { timeout: 60_000 };

test('a server that is killed comes back on the same port, and drains when it is stopped', async () => {
  const dataFolder = z.string().parse(process.env.E2E_DATA_DIR);
  const settings = JSON.parse(await readFile(path.join(dataFolder, 'settings.json'), 'utf8'));
  const logFolder = await mkdtemp(path.join(tmpdir(), 'perennial-restart-'));
  const port = await findFreePort();
  const env = { ...process.env, ...settings, PORT: String(port), NODE_ENV: 'production' };
  const children: Child[] = [];
  const start = () => {
    const child = startChild(SERVER_ARGS, {
      name: 'site',
      logFolder,
      env,
      folder: servedRelease(),
    });
    children.push(child);
    return child;
  };
  const site = supervise(start, { warn: () => {} });
  const status = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
  try {
    await expect.poll(status, READY_WITHIN).toBe(200);
    process.kill(z.number().parse(children[0]?.pid), 'SIGKILL');
    await expect.poll(() => children.length).toBe(2);
    await expect.poll(status, READY_WITHIN).toBe(200);
  } finally {
    await site.stop();
    await rm(logFolder, { recursive: true });
  }
  expect(await children[1]?.ended).toBe(0);
  expect(await status()).toBe(0);
});
