import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where releases are, each in a folder of its own. */
export const RELEASES = path.resolve('releases');
/** The one that serves and two that served before it: pages of these are still open in browsers, and ask for their files. */
export const KEPT = 3;

export type History = {
  /** The ids of the last releases that served, the last one first. */
  releases: string[];
  /** One that was made and has not served yet: the next start serves it. */
  next?: string;
  /** The one that was rolled back: a start does not serve it again unasked. */
  refused?: string;
};

export const releaseFolder = (id: string): string => path.join(RELEASES, id);

/** The id of the release that the next start serves; undefined before the first one. */
export const toServe = ({ next, releases }: History): string | undefined => next ?? releases[0];

/** The ids of the releases that are kept: none that may still serve is deleted. */
export const keptIn = ({ releases, next, refused }: History): string[] =>
  [next, refused, ...releases].filter((id) => id !== undefined);

/** The history once `id` is the release for the next start, in place of an earlier one that has not served. */
export const withNext = ({ releases }: History, id: string): History =>
  releases[0] === id ? { releases } : { releases, next: id };

/** The history once a start has served `id`. One that was rolled back or replaced meanwhile stays so. */
export function withServed(history: History, id: string): History {
  if (history.refused === id) return history;
  const { next, refused } = history;
  return {
    releases: [id, ...history.releases.filter((each) => each !== id)].slice(0, KEPT),
    ...(next !== undefined && next !== id && { next }),
    ...(refused !== undefined && { refused }),
  };
}

/**
 * The history once the release before is the one to serve: the current one where a later one has not served yet. Throws when
 * there is none. A second time it goes forward again.
 */
export function rolledBack({ releases, next, refused }: History): History {
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

/** The folder of the release that starts serve, for what runs or reads it. Throws when there is none. */
export function servedRelease(): string {
  const file = path.join(RELEASES, 'history.json');
  if (!existsSync(file)) throw new Error('There is no release yet: npm start -- --build-only');
  const history: History = JSON.parse(readFileSync(file, 'utf8'));
  return releaseFolder(toServe(history) ?? '');
}

export async function keepHistory(history: History, folder = RELEASES): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'history.json');
  const written = `${file}.${process.pid}`; // a rollback may come while a build ends
  await writeFile(written, `${JSON.stringify(history, null, 2)}\n`);
  await rename(written, file);
}
