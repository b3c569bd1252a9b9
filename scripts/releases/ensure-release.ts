import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSite, isBuilt, wantedBuild } from '../start/build-site';
import { compileServer, isCompiled, wantedServer } from '../start/compile-server';
import { lockFolder } from '../start/folder-lock';
import { step } from '../start/progress';
import type { Running } from '../start/running';
import { RELEASES, readHistory } from './history';
import { isMade, makeRelease, releaseOf, switchTo } from './make-release';

const LOOK_EVERY_MS = 1_000;
const PATIENCE_MS = 20 * 60_000;

/**
 * Returns the id of the release to serve: that of these sources, made now if it is not there yet. Where that one was rolled
 * back, it is the one before, unless `insist`.
 * @param env of the settings, only LANGUAGES is part of a build
 */
export async function ensureRelease(
  env: NodeJS.ProcessEnv,
  running: Running,
  insist: boolean,
): Promise<string> {
  const [server, build] = [await wantedServer(), await wantedBuild(env)];
  const id = await releaseOf(server, build);
  const { refused, releases } = await readHistory();
  const [current] = releases;
  if (refused === id && current && !insist) {
    console.log(`  Release ${id} was rolled back: ${current} is served. npm start -- --build-only`);
    console.log('  takes that back; so does any change of the sources.');
    return current;
  }
  if (!isMade(id)) {
    const unlock = await lockBuilds();
    try {
      if (!isMade(id)) await make(id, server, build, env, running);
    } finally {
      unlock();
    }
  }
  await switchTo(id);
  return id;
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

/** Waits for another build in this checkout: several starts may come at once after a pull. */
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
