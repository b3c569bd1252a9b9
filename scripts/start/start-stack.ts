import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const READY = 'Perennial is ready.';
const TIMEOUT_MS = 240_000;

export type Stack = {
  site: string;
  sandbox: string;
  /** Its data folder. */
  folder: string;
  stop(): Promise<void>;
};

/**
 * Starts the site and its services like `npm start`, with PERENNIAL_DATA_DIR or else a temporary folder, on PORT or
 * else any free port. Throws if the site does not start.
 */
export async function startStack(): Promise<Stack> {
  const givenFolder = process.env.PERENNIAL_DATA_DIR;
  const folder = givenFolder ?? (await mkdtemp(path.join(tmpdir(), 'perennial-own-')));
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-env-file'], {
    env: { ...process.env, PERENNIAL_DATA_DIR: folder, PORT: process.env.PORT ?? '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (!givenFolder) await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(child.stdout, ended);
    const addresses = JSON.parse(await readFile(path.join(folder, 'addresses.json'), 'utf8'));
    return { site: addresses.site, sandbox: addresses.sandbox, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function waitUntilReady(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The site did not start in time')), TIMEOUT_MS);
    const settle = (error?: Error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    };
    let text = '';
    output.on('data', (chunk) => {
      process.stdout.write(chunk);
      text += chunk;
      if (text.includes(READY)) settle();
    });
    void ended.then(() => settle(new Error('The site did not start; its output is above')));
  });
}
