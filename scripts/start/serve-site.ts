import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from './child';
import type { Running } from './running';

const PATIENCE_MS = 60_000;

/** Starts the site and waits until it is ready to be visited. */
export async function serveSite(
  env: NodeJS.ProcessEnv,
  folder: string,
  running: Running,
): Promise<void> {
  running.keep(
    startChild(['scripts/serve.ts'], {
      name: 'site',
      logFolder: path.join(folder, 'logs'),
      env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      // In a container the log belongs on standard output.
      alsoPrint: env.PERENNIAL_EMBEDDED === 'never',
    }),
  );
  await Promise.race([untilReady(`http://127.0.0.1:${env.PORT}/readyz`), running.fault]);
}

async function untilReady(url: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(100)) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The site did not become ready within ${PATIENCE_MS / 1000} s.`);
}
