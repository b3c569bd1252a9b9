import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The folder of all releases; each has its own folder in it. */
export const RELEASES = path.resolve('releases');
/** The release that serves and two before it, whose pages are still open in browsers and load their files. */
export const MAX_RELEASES = 3;

export type History = {
  /** The ids of the releases that served, the latest first. */
  releases: string[];
  /** A release that was built but has not served yet. The next start serves it. */
  next?: string;
  /** A release that was rolled back. A start does not serve it again by itself. */
  refused?: string;
};

export const releaseFolder = (id: string): string => path.join(RELEASES, id);

/** The id of the release that the next start serves; undefined before the first one. */
export const releaseToServe = ({ next, releases }: History): string | undefined =>
  next ?? releases[0];

/** The ids of the releases to keep: all that may still serve. */
export const releasesToKeep = ({ releases, next, refused }: History): string[] =>
  [next, refused, ...releases].filter((id) => id !== undefined);

/** The history with `id` as the release for the next start. Replaces one that has not served yet. */
export const withNext = ({ releases }: History, id: string): History =>
  releases[0] === id ? { releases } : { releases, next: id };

/** The history after a start has served `id`. A release that was rolled back or replaced in the meantime stays so. */
export function withServed(history: History, id: string): History {
  if (history.refused === id) return history;
  const { next, refused } = history;
  return {
    releases: [id, ...history.releases.filter((each) => each !== id)].slice(0, MAX_RELEASES),
    ...(next !== undefined && next !== id && { next }),
    ...(refused !== undefined && { refused }),
  };
}

/**
 * The history after going back by one release. If the next release has not served yet, only that one is dropped. Throws
 * if there is no release to go back to. A second rollback goes forward again.
 */
export function historyAfterRollback({ releases, next, refused }: History): History {
  const [current, previous, ...older] = releases;
  if (current && next) return { releases, refused: next };
  if (current && refused && !releases.includes(refused)) return { releases, next: refused };
  if (!current || !previous) throw new Error('there is no release to go back to.');
  return { releases: [previous, current, ...older], refused: current };
}

export async function readHistory(folder = RELEASES): Promise<History> {
  const text = await readFile(path.join(folder, 'history.json'), 'utf8').catch(() => null);
  return text === null ? { releases: [] } : JSON.parse(text);
}

/** The folder of the release that a start would serve. Throws if there is none. */
export function servedRelease(): string {
  const file = path.join(RELEASES, 'history.json');
  if (!existsSync(file)) throw new Error('There is no release yet: npm start -- --build-only');
  const history: History = JSON.parse(readFileSync(file, 'utf8'));
  return releaseFolder(releaseToServe(history) ?? '');
}

export async function writeHistory(history: History, folder = RELEASES): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'history.json');
  const temporaryFile = `${file}.${process.pid}`; // a rollback may run while a build finishes
  await writeFile(temporaryFile, `${JSON.stringify(history, null, 2)}\n`);
  await rename(temporaryFile, file);
}
