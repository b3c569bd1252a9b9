import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where releases are, each in a folder of its own. */
export const RELEASES = path.resolve('releases');
/** The one that serves and two before it: pages of these are still open in browsers, and ask for their files. */
export const KEPT = 3;

export type History = {
  /** The ids of the releases that are kept; the first is the one to serve. */
  releases: string[];
  /** The one that was rolled back: a start does not serve it again unasked. */
  refused?: string;
};

export const releaseFolder = (id: string): string => path.join(RELEASES, id);

/** The history once `id` is the release to serve. */
export const withCurrent = ({ releases }: History, id: string): History => ({
  releases: [id, ...releases.filter((each) => each !== id)].slice(0, KEPT),
});

/** The history once the release before is the one to serve. Throws when there is none. */
export function rolledBack({ releases: [current, previous, ...older] }: History): History {
  if (!current || !previous) throw new Error('there is no release to go back to.');
  return { releases: [previous, current, ...older], refused: current };
}

export async function readHistory(): Promise<History> {
  const text = await readFile(path.join(RELEASES, 'history.json'), 'utf8').catch(() => null);
  return text === null ? { releases: [] } : JSON.parse(text);
}

/** The folder of the release that starts serve, for what runs or reads it. Throws when there is none. */
export function servedRelease(): string {
  const file = path.join(RELEASES, 'history.json');
  if (!existsSync(file)) throw new Error('There is no release yet: npm start -- --build-only');
  const { releases }: History = JSON.parse(readFileSync(file, 'utf8'));
  return releaseFolder(releases[0] ?? '');
}

export async function keepHistory(history: History): Promise<void> {
  await mkdir(RELEASES, { recursive: true });
  const file = path.join(RELEASES, 'history.json');
  await writeFile(`${file}.new`, `${JSON.stringify(history, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
