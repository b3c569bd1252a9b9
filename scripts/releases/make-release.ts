import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { SERVED } from '@/server/mark-served';
import { fingerprint } from '../start/fingerprint';
import {
  type History,
  RELEASES,
  readHistory,
  releaseFolder,
  releasesToKeep,
  withNext,
  withServed,
  writeHistory,
} from './history';
import { linkPackages } from './link-packages';

/** The paths that a running server reads, besides its packages. */
const PARTS = [
  '.next',
  'dist',
  'lib',
  'messages',
  'public',
  'prisma',
  'next.config.mjs',
  'package.json',
];
/** The paths that only the next build needs. */
const BUILD_ONLY_PATHS = [
  '.next/cache',
  '.next/dev',
  '.next/diagnostics',
  '.next/trace',
  '.next/types',
];
const UNFINISHED_FOLDER = '.making';
const ID_LENGTH = 12;

/** The id of the release of a server and a site with these fingerprints. */
export async function releaseIdOf(server: string, build: string): Promise<string> {
  const hash = await fingerprint(
    ['prisma/migrations/*/*.sql', 'scripts/releases/*'],
    [server, build],
  );
  return hash.slice(0, ID_LENGTH);
}

export const releaseExists = (id: string): boolean => existsSync(releaseFolder(id));

/**
 * Creates a release from what was just built: a folder from which the site runs, and which no later build, pull or
 * installation changes. It appears atomically.
 */
export async function makeRelease(id: string): Promise<void> {
  const folder = path.join(RELEASES, UNFINISHED_FOLDER);
  await rm(folder, { recursive: true, force: true }); // left by an interrupted run
  await mkdir(folder, { recursive: true });
  for (const part of PARTS)
    await cp(part, path.join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (file) => !BUILD_ONLY_PATHS.includes(file),
    });
  await linkPackages(folder);
  await rename(folder, releaseFolder(id));
}

/**
 * Chooses a release for the next start. Deletes an earlier one that has not served. A release counts as served as soon
 * as a server has run from it, even if no start has recorded that.
 */
export const scheduleRelease = (id: string, folder = RELEASES): Promise<void> =>
  changeHistory((history) => {
    const { next } = history;
    const hasServed = next !== undefined && existsSync(path.join(folder, next, SERVED));
    return withNext(hasServed ? withServed(history, next) : history, id);
  }, folder);

/** Records that a start serves this release, and deletes releases that are no longer kept. */
export const recordServed = (id: string, folder = RELEASES): Promise<void> =>
  changeHistory((history) => withServed(history, id), folder);

async function changeHistory(change: (before: History) => History, folder: string): Promise<void> {
  const before = await readHistory(folder);
  const after = change(before);
  if (isDeepStrictEqual(before, after)) return;
  await writeHistory(after, folder);
  const keptIds = releasesToKeep(after);
  for (const name of await readdir(folder))
    if (isId(name) && !keptIds.includes(name))
      await rm(path.join(folder, name), { recursive: true, force: true });
}

const isId = (name: string) => new RegExp(`^[0-9a-f]{${ID_LENGTH}}$`).test(name);
