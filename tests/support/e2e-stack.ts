import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const READY = 'Perennial is ready.';
const PATIENCE_MS = 240_000;

/**
 * Starts the real thing, as `npm start` does, over a data folder of this run, and tells the tests
 * where it is: E2E_SITE_URL, E2E_SANDBOX_URL, E2E_DATA_DIR. Gives the way to end it.
 * A site that runs already and is named by E2E_SITE_URL is taken as it is (`npm run lighthouse`).
 */
export default async function startStack(): Promise<() => Promise<void>> {
  if (process.env.E2E_SITE_URL) return async () => {};
  // `npm test` made a build for a folder and a port already; alone, both are made here.
  const given = process.env.PERENNIAL_DATA_DIR;
  const folder = given ?? (await mkdtemp(path.join(tmpdir(), 'perennial-e2e-')));
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-env-file'], {
    env: { ...process.env, PERENNIAL_DATA_DIR: folder, PORT: process.env.PORT ?? '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (!given) await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(child.stdout, ended);
    const where = JSON.parse(await readFile(path.join(folder, 'addresses.json'), 'utf8'));
    Object.assign(process.env, {
      E2E_SITE_URL: where.site,
      E2E_SANDBOX_URL: where.sandbox,
      E2E_DATA_DIR: folder,
    });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

function untilReady(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('The site did not start in time')),
      PATIENCE_MS,
    );
    const done = (error?: Error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    };
    let words = '';
    output.on('data', (chunk) => {
      process.stdout.write(chunk);
      words += chunk;
      if (words.includes(READY)) done();
    });
    void ended.then(() => done(new Error('The site did not start; its words stand above')));
  });
}
