import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { supervise } from '@/lib/platform/supervise';
import { startChild } from './child';
import {
  DEVELOPMENT_SERVER_ARGS,
  releaseEnvironment,
  SERVER_ARGS,
  SERVER_ENVIRONMENT,
} from './server-command';
import type { StartedParts } from './started-parts';

const TIMEOUT_MS = 60_000;

/**
 * Starts the site, restarts it whenever it dies, and waits until it is ready. Throws if it does not become ready.
 * @param release the folder of the release to serve; undefined serves the checkout, as `npm run dev` does
 */
export async function serveSite(
  env: NodeJS.ProcessEnv,
  folder: string,
  running: StartedParts,
  release: string | undefined,
): Promise<void> {
  const mode = release === undefined ? 'development' : 'production';
  const serverEnvironment =
    release === undefined ? SERVER_ENVIRONMENT : releaseEnvironment(release);
  const start = () =>
    startChild(release === undefined ? DEVELOPMENT_SERVER_ARGS : SERVER_ARGS, {
      name: 'site',
      logFolder: path.join(folder, 'logs'),
      env: { ...serverEnvironment, ...env, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' },
      // In a container, the log belongs on standard output.
      alsoPrint: mode === 'development' || env.PERENNIAL_EMBEDDED === 'never',
      folder: release,
    });
  const site = supervise(start, { warn: console.warn });
  running.add(site, site.ended);
  await Promise.race([waitUntilReady(`http://127.0.0.1:${env.PORT}/readyz`), running.fault]);
}

async function waitUntilReady(url: string): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The site did not become ready within ${TIMEOUT_MS / 1000} s.`);
}
