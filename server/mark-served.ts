import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The file in the folder of a release that says that it has served: no build deletes that release as one that never did. */
export const SERVED = 'served';

/** Marks a release. Does nothing where releases are not side by side, as in an image, whose folder may be read-only. */
export async function markServed(release: string): Promise<void> {
  if (path.basename(path.dirname(release)) !== 'releases') return;
  await writeFile(path.join(release, SERVED), '').catch(() => {});
}
