import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/net/find-free-port';
import { servedRelease } from '../../scripts/releases/history';
import { startChild } from '../../scripts/start/child';
import {
  releaseEnvironment,
  SERVER_ARGS,
  SERVER_ENVIRONMENT,
} from '../../scripts/start/server-command';

const TIMEOUT_MS = 60_000;
const POLL_MS = 25;

export type ServedSite = { url: string; pid: number; close: () => Promise<void> };

/** Settings of a server. A setting that is undefined is removed, even if this process has it. */
type Settings = Record<string, string | undefined>;

/** Serves the built site with these settings, on PORT or else any free port. Throws if there is no build. */
export async function serveBuiltSite(settings: Settings): Promise<ServedSite> {
  const release = servedRelease();
  const port = await findFreePort(Number(settings.PORT ?? 0));
  return openServer(SERVER_ARGS, { ...settings, PORT: String(port) }, port, '/readyz', release);
}

/** Starts a Node server, which ends with this process, and waits until it answers at a path. Throws if it does not. */
export async function openServer(
  program: string[],
  settings: Settings,
  port: number,
  readyAt: string,
  folder?: string,
): Promise<ServedSite> {
  const logFolder = await mkdtemp(path.join(tmpdir(), 'perennial-bench-'));
  const child = startChild(program, {
    name: 'site',
    logFolder,
    folder,
    env: {
      ...(folder ? releaseEnvironment(folder) : SERVER_ENVIRONMENT),
      ...process.env,
      ...settings,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  const close = async () => {
    await child.stop();
    await rm(logFolder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  if (await isReady(url + readyAt)) return { url, pid: child.pid ?? 0, close };
  await close();
  throw new Error(`A server did not answer in time.\n${child.lastLines()}`);
}

async function isReady(url: string): Promise<boolean> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(POLL_MS)) {
    const answer = await fetch(url).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return true;
  }
  return false;
}
