import { readdirSync } from 'node:fs';
import path from 'node:path';
import { STATIC } from '../release-assets';

const ADDRESS = '/_next/static';

/**
 * The addresses of this release's static files, without escapes. Empty if nothing is built.
 * @param release its folder
 */
export function releaseFiles(release: string): ReadonlySet<string> {
  const folder = path.join(release, STATIC);
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return new Set(
      entries
        .filter((each) => each.isFile())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
        .map((file) => `${ADDRESS}/${file.split(path.sep).join('/')}`),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set(); // as: what readdir throws
    throw error;
  }
}
