import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSite, isBuilt, wantedBuild } from '../start/build-site';
import { compileServer, isCompiled, wantedServer } from '../start/compile-server';
import { lockFolder } from '../start/folder-lock';
import { step } from '../start/progress';
import type { Running } from '../start/running';
import { RELEASES, readHistory, toServe } from './history';
import { isMade, makeRelease, recordServed, releaseOf, switchTo } from './make-release';

const LOOK_EVERY_MS = 1_000;
const PATIENCE_MS = 20 * 60_000;

export type Served = {
  id: string;
  /** Whether the release is older than these sources, whose migrations must then not be applied. */
  isEarlier: boolean;
};

/**
 * Returns the release to serve: that of these sources, built now if it does not exist. If it was rolled back or cannot
 * be built, returns the release that served last, unless `insist` is set.
 * @param env the settings; only LANGUAGES affects a build
 */
export async function ensureRelease(
  env: NodeJS.ProcessEnv,
  running: Running,
  insist: boolean,
): Promise<Served> {
  const [server, build] = [await wantedServer(), await wantedBuild(env)];
  const id = await releaseOf(server, build);
  const history = await readHistory();
  const [current] = history.releases;
  if (history.refused === id && current && !insist) {
    console.log(`  Release ${id} was rolled back: ${current} is served. npm start -- --build-only`);
    console.log('  undoes that, as does any change of the sources.');
    return { id: current, isEarlier: true };
  }
  if (isMade(id) && toServe(history) === id && history.refused === undefined)
    return { id, isEarlier: false };
  return madeOrEarlier(
    id,
    async () => {
      const unlock = await lockBuilds();
      try {
        if (!isMade(id)) await make(id, server, build, env, running);
        await switchTo(id);
      } finally {
        unlock();
      }
    },
    () => (insist || running.isEnding || !current || !isMade(current) ? undefined : current),
  );
}

/** Returns the release that `makeIt` builds, or the earlier one if that fails. Throws if there is no earlier one. */
export async function madeOrEarlier(
  id: string,
  makeIt: () => Promise<void>,
  earlier: () => string | undefined,
): Promise<Served> {
  try {
    await makeIt();
    return { id, isEarlier: false };
  } catch (error) {
    const found = earlier();
    if (found === undefined) throw error;
    console.warn(error instanceof Error ? error.message : error);
    console.warn(`Release ${id} could not be made: ${found} is served, without new migrations.`);
    return { id: found, isEarlier: true };
  }
}

/** Records that a start serves this release. */
export async function noteServed(id: string): Promise<void> {
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
  running: Running,
): Promise<void> {
  if (!(await isCompiled(server))) await step('Compiling the server', () => compileServer(server));
  if (!(await isBuilt(build)))
    await step('Building the site', () => buildSite(build, env, RELEASES, running));
  await step(`Release ${id}`, () => makeRelease(id));
}

/** Waits for other builds in this checkout: several starts may run at once after a pull. */
async function lockBuilds(): Promise<() => void> {
  await mkdir(path.join(RELEASES, 'logs'), { recursive: true });
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(LOOK_EVERY_MS)) {
    try {
      return lockFolder(RELEASES);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}
