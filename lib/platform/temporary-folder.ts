import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@/lib/platform/durations';

const PREFIX = 'perennial-upload-';
/**
 * Longer than any upload, since another instance may be receiving one: they take up to half an hour
 * (server/start-server.ts).
 */
const ABANDONED_MS = HOUR_MS;

/** Creates a folder for the files of one request or job, which must delete it. */
export const temporaryFolder = () => mkdtemp(path.join(tmpdir(), PREFIX));

/**
 * Deletes the folders that a crashed server left behind: those unchanged for an hour. Returns how
 * many. Runs at startup.
 */
export async function deleteAbandonedFolders(now = Date.now()): Promise<number> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  let deleted = 0;
  for (const name of names) {
    const folder = path.join(tmpdir(), name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: now })); // just deleted by its owner
    if (now - mtimeMs < ABANDONED_MS) continue;
    // A folder of another user of this machine cannot be deleted.
    const isGone = await rm(folder, { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
    if (isGone) deleted += 1;
  }
  return deleted;
}
