import { constants, copyFileSync, linkSync, mkdirSync, readFileSync } from 'node:fs';
import { opendir } from 'node:fs/promises';
import path from 'node:path';

type Lock = { packages: Record<string, { dev?: boolean }> };

/**
 * Adds to a release the packages that a live site needs, as hard links: these take no space, and stay unchanged when
 * `npm ci` replaces the checkout's packages. On another file system they are copies.
 */
export async function linkPackages(release: string): Promise<void> {
  const lock: Lock = JSON.parse(readFileSync('node_modules/.package-lock.json', 'utf8'));
  for (const [folder, { dev }] of Object.entries(lock.packages))
    if (!dev) await linkFolder(folder, path.join(release, folder));
}

/** Skips packages nested in a package, which have their own entries. */
async function linkFolder(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true });
  for await (const entry of await opendir(from)) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== 'node_modules') await linkFolder(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!['EXDEV', 'EPERM', 'EMLINK'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  }
}
