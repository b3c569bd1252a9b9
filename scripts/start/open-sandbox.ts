import path from 'node:path';
import { findFreePort } from '../net/find-free-port';
import { startChild } from './child';
import type { StartedParts } from './started-parts';

export type StartedSandbox = { port: number; url: string; smtp: string };

type Options = {
  folder: string;
  preferredPort: number;
  siteUrl: string;
  env: NodeJS.ProcessEnv;
};

/** Starts the sandbox (mail inbox and payment providers) on loopback and returns its address. */
export async function openSandbox(
  options: Options,
  running: StartedParts,
): Promise<StartedSandbox> {
  const port = await findFreePort(options.preferredPort);
  const child = running.addChild(
    startChild(['sandbox/main.ts'], {
      name: 'sandbox',
      logFolder: path.join(options.folder, 'logs'),
      env: {
        ...options.env,
        SANDBOX_PORT: String(port),
        SANDBOX_SMTP_PORT: '0',
        SANDBOX_DIR: path.join(options.folder, 'sandbox'),
        APP_URL: options.siteUrl,
      },
    }),
  );
  const started = new Promise<StartedSandbox>((resolve) => {
    child.onLine((line) => {
      const addresses = readAddresses(line);
      if (addresses) resolve({ port, ...addresses });
    });
  });
  return Promise.race([started, running.fault]);
}

/** Reads the sandbox's addresses from the line that has them; undefined for any other line. */
function readAddresses(line: string): { url: string; smtp: string } | undefined {
  if (!line.startsWith('{"sandbox":')) return undefined;
  const addresses: { sandbox: string; smtp: string } = JSON.parse(line);
  return { url: addresses.sandbox, smtp: addresses.smtp };
}
