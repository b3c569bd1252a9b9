import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '@/lib/platform/durations';
import { STATIC } from './release-assets';

/** The name of a release's folder. Nothing else is ever deleted. */
const NAME = /^[0-9a-f]{12}$/;
const MIN_KEPT = 3;
const KEPT_MS = 30 * DAY_MS;

/**
 * Copies the static files of this release to a folder that instances share (ASSETS_DIR), for instances that serve
 * another release. Deletes releases that no instance has started for a month, but never the last three. Several
 * processes may do this at once.
 * @param release the folder of the release that this process serves
 * @param sharedFolder the shared folder
 */
export async function shareAssets(release: string, sharedFolder: string): Promise<void> {
  const buildId = await readFile(path.join(release, '.next', 'BUILD_ID'));
  const own = path.join(
    sharedFolder,
    createHash('sha256').update(buildId).digest('hex').slice(0, 12),
  );
  await mkdir(sharedFolder, { recursive: true });
  if ((await stat(own).catch(() => null)) === null) {
    const draft = path.join(sharedFolder, `.draft-${crypto.randomUUID()}`);
    await cp(path.join(release, STATIC), path.join(draft, STATIC), { recursive: true });
    await rename(draft, own).catch(() => rm(draft, { recursive: true })); // another process was faster
  }
  const now = new Date();
  await utimes(own, now, now);
  const names = (await readdir(sharedFolder)).filter((name) => NAME.test(name));
  const sharedReleases = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(sharedFolder, name))).mtimeMs })),
  );
  const older = sharedReleases.sort((a, b) => b.at - a.at).slice(MIN_KEPT);
  for (const { name, at } of older)
    if (at < now.getTime() - KEPT_MS)
      await rm(path.join(sharedFolder, name), { recursive: true, force: true });
}
