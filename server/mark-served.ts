import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A file in the folder of a release that has served requests: a build deletes releases that never did. */
export const SERVED = 'served';

/**
 * Marks a release as served. Does nothing in an image, where releases are not side by side and the folder may be
 * read-only.
 */
export async function markServed(release: string): Promise<void> {
  if (path.basename(path.dirname(release)) !== 'releases') return;
  await writeFile(path.join(release, SERVED), '').catch(() => {});
}
