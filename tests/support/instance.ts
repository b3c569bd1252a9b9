import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/net/free-port';
import { servedRelease } from '../../scripts/releases/history';
import { SERVER } from '../../scripts/start/server-command';

const PATIENCE_MS = 60_000;

/** One more server beside the one that `npm start` runs, over the same database and storage. */
export type Instance = {
  url: string;
  process: ChildProcess;
  /** Ends it with SIGTERM, as an operator would, and waits until it is gone. */
  stop(): Promise<void>;
};

/**
 * Starts another instance with the settings that a start has stored in its data folder, and `own` ones: on the PORT among them, else on
 * any that is free.
 */
export async function startInstance(
  dataFolder: string,
  own: Record<string, string> = {},
): Promise<Instance> {
  const settings = JSON.parse(await readFile(path.join(dataFolder, 'settings.json'), 'utf8'));
  const port = Number(own.PORT ?? (await freePort()));
  const child = spawn(process.execPath, SERVER, {
    cwd: servedRelease(),
    env: { ...process.env, ...settings, ...own, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://127.0.0.1:${port}`;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return { url, process: child, stop };
  }
  await stop();
  throw new Error('The instance did not become ready in time.');
}
