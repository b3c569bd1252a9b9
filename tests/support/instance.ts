import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/net/find-free-port';
import { servedRelease } from '../../scripts/releases/history';
import { type Child, startChild } from '../../scripts/start/child';
import { logFolder, readSettings } from '../../scripts/start/data-folder';
import { releaseEnvironment, SERVER_ARGS } from '../../scripts/start/server-command';

const PATIENCE_MS = 60_000;

export type Instance = {
  url: string;
  process: Child;
  /** Stops the instance with SIGTERM, as an operator would, and waits until it has ended. */
  stop(): Promise<void>;
};

/**
 * Starts the built site with the settings in a data folder and waits until it is ready. Several instances may share a
 * folder; each writes its own log there.
 * @param ownSettings override the stored settings; without a PORT, the instance uses a free port
 */
export async function startInstance(
  dataFolder: string,
  ownSettings: Record<string, string> = {},
): Promise<Instance> {
  const port = ownSettings.PORT ?? String(await findFreePort());
  const release = servedRelease();
  const child = startChild(SERVER_ARGS, {
    name: `site-${port}`,
    logFolder: logFolder(dataFolder),
    env: {
      ...process.env,
      ...releaseEnvironment(release),
      ...(await readSettings(dataFolder)),
      PERENNIAL_DATA_DIR: dataFolder,
      ...ownSettings,
      PORT: port,
      NODE_ENV: 'production',
    },
    folder: release,
  });
  const url = `http://127.0.0.1:${port}`;
  let hasEnded = false;
  void child.ended.then(() => {
    hasEnded = true;
  });
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && !hasEnded; await sleep(50)) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    // Another program may have taken the port and be answering.
    if (answer?.ok && !hasEnded) return { url, process: child, stop: child.stop };
  }
  await child.stop();
  throw new Error(`The site did not become ready.\n${child.lastLines()}`);
}
