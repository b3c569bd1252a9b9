import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@/lib/platform/durations';

const PREFIX = 'perennial-upload-';
/** An upload may take half an hour (server/start-server.ts); another instance may have one under way. */
const ABANDONED_MS = HOUR_MS;

/** Makes a new folder for the files of one request or job, which has to delete it. */
export const temporaryFolder = () => mkdtemp(path.join(tmpdir(), PREFIX));

/**
 * Deletes such folders that a server left behind when it died: those in which nothing was created or deleted for an
 * hour. Returns how many. Runs at start.
 */
export async function deleteAbandonedFolders(now = Date.now()): Promise<number> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  let deleted = 0;
  for (const name of names) {
    const folder = path.join(tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now })); // its owner has deleted it
    if (now - mtimeMs < ABANDONED_MS) continue;
    // Another account's stays.
    const isGone = await rm(folder, { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
    if (isGone) deleted += 1;
  }
  return deleted;
}
