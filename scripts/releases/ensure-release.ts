import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildFingerprint, buildSite, isBuildCurrent } from '../start/build-site';
import { compileServer, isServerCurrent, serverFingerprint } from '../start/compile-server';
import { lockFolder } from '../start/folder-lock';
import type { StartedParts } from '../start/started-parts';
import { withProgress } from '../start/with-progress';
import { RELEASES, readHistory, releaseToServe } from './history';
import {
  makeRelease,
  recordServed,
  releaseExists,
  releaseIdOf,
  scheduleRelease,
} from './make-release';

const POLL_MS = 1_000;
const TIMEOUT_MS = 20 * 60_000;

export type ReleaseToServe = {
  id: string;
  /** Whether the release is older than these sources, whose migrations must then not be applied. */
  isEarlier: boolean;
};

/**
 * Returns the release to serve: the release of these sources, built now if it does not exist. If it was rolled back or
 * cannot be built, returns the release that served last, unless `mustBuild` is set.
 * @param env the settings; only LANGUAGES affects a build
 */
export async function ensureRelease(
  env: NodeJS.ProcessEnv,
  running: StartedParts,
  mustBuild: boolean,
): Promise<ReleaseToServe> {
  const [server, build] = [await serverFingerprint(), await buildFingerprint(env)];
  const id = await releaseIdOf(server, build);
  const history = await readHistory();
  const [current] = history.releases;
  if (history.refused === id && current && !mustBuild) {
    console.log(`  Release ${id} was rolled back: ${current} is served. npm start -- --build-only`);
    console.log('  undoes that, as does any change to the sources.');
    return { id: current, isEarlier: true };
  }
  if (releaseExists(id) && releaseToServe(history) === id && history.refused === undefined)
    return { id, isEarlier: false };
  return makeOrFallBack(
    id,
    async () => {
      const unlock = await lockBuilds();
      try {
        if (!releaseExists(id)) await make(id, server, build, env, running);
        await scheduleRelease(id);
      } finally {
        unlock();
      }
    },
    () =>
      mustBuild || running.isEnding || !current || !releaseExists(current) ? undefined : current,
  );
}

/** Returns the release that `makeNew` builds, or the earlier one if that fails. Throws if there is no earlier one. */
export async function makeOrFallBack(
  id: string,
  makeNew: () => Promise<void>,
  findEarlier: () => string | undefined,
): Promise<ReleaseToServe> {
  try {
    await makeNew();
    return { id, isEarlier: false };
  } catch (error) {
    const earlier = findEarlier();
    if (earlier === undefined) throw error;
    console.warn(error instanceof Error ? error.message : error);
    console.warn(`Release ${id} could not be made: ${earlier} is served, without new migrations.`);
    return { id: earlier, isEarlier: true };
  }
}

/** Records that a start serves this release. */
export async function recordStartOf(id: string): Promise<void> {
  const { releases, next } = await readHistory();
  if (releases[0] === id && next === undefined) return;
  const unlock = await lockBuilds();
  try {
    await recordServed(id);
  } finally {
    unlock();
  }
}

async function make(
  id: string,
  server: string,
  build: string,
  env: NodeJS.ProcessEnv,
  running: StartedParts,
): Promise<void> {
  if (!(await isServerCurrent(server)))
    await withProgress('Compiling the server', () => compileServer(server));
  if (!(await isBuildCurrent(build)))
    await withProgress('Building the site', () => buildSite(build, env, RELEASES, running));
  await withProgress(`Release ${id}`, () => makeRelease(id));
}

/** Waits for other builds in this checkout: several starts may run at once after a pull. */
async function lockBuilds(): Promise<() => void> {
  await mkdir(path.join(RELEASES, 'logs'), { recursive: true });
  for (const end = Date.now() + TIMEOUT_MS; ; await sleep(POLL_MS)) {
    try {
      return lockFolder(RELEASES);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
