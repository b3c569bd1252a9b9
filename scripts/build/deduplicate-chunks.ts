import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The last line of a chunk. Chunks of the same modules differ only in this. */
const MAP = /\n\/\/# sourceMappingURL=.*\s*$/;

/**
 * Keeps only one of several server chunks with the same modules. Next writes such a chunk once for each group of
 * routes, under different names, and a process keeps the text of every loaded chunk in memory (decision 0066).
 * @param folder the folder of Next's build: `.next`
 * @returns how many chunks were removed
 */
export async function deduplicateChunks(folder: string): Promise<number> {
  const server = path.join(folder, 'server');
  const duplicates = await findDuplicates(server);
  if (duplicates.size === 0) return 0;
  // Not the browsers' chunks, which are named `static/chunks/…`.
  const names = new RegExp(
    `(?<!static/)(?:${[...duplicates.keys()].map(RegExp.escape).join('|')})`,
    'g',
  );
  for (const file of filesIn(server, '**/*.{js,json}')) {
    const before = await readFile(file, 'utf8');
    const after = before.replace(names, (name) => duplicates.get(name) ?? name);
    if (after !== before) await writeFile(file, after);
  }
  for (const name of duplicates.keys())
    for (const file of [name, `${name}.map`]) await rm(path.join(server, file), { force: true });
  return duplicates.size;
}

/**
 * Maps each removed chunk to the one that stays: `chunks/a.js` or `chunks/ssr/a.js`, as routes name them. The two
 * folders have separate runtimes, so they share no chunks.
 */
async function findDuplicates(server: string): Promise<Map<string, string>> {
  const first = new Map<string, string>();
  const duplicates = new Map<string, string>();
  for (const file of filesIn(server, 'chunks/**/*.js').sort()) {
    const text = await readFile(file, 'utf8');
    const name = path.relative(server, file).replaceAll(path.sep, '/');
    const modules = `${path.dirname(name)}\n${text.replace(MAP, '')}`;
    const firstName = first.get(modules);
    if (firstName) duplicates.set(name, firstName);
    else first.set(modules, name);
  }
  return duplicates;
}

/** Skips folders: the folder of a route may have a file's ending, such as `app/api/openapi.json`. */
const filesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
