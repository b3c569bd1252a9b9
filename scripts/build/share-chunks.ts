import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The last line of a chunk, the only one that differs between chunks of the same modules. */
const MAP = /\n\/\/# sourceMappingURL=.*\s*$/;

/**
 * Keeps one of the server's chunks that hold the same modules. Next writes a chunk once for each group of routes that needs
 * them, under a name of its own, and a process keeps the text of every chunk that it has loaded (decision 0066).
 * @param folder where Next has built: `.next`
 * @returns how many chunks were removed
 */
export async function shareChunks(folder: string): Promise<number> {
  const server = path.join(folder, 'server');
  const stays = await namesThatStay(server);
  if (stays.size === 0) return 0;
  // What browsers load is named `static/chunks/…`, and is not touched.
  const names = new RegExp(
    `(?<!static/)(?:${[...stays.keys()].map(RegExp.escape).join('|')})`,
    'g',
  );
  for (const file of filesIn(server, '**/*.{js,json}')) {
    const before = await readFile(file, 'utf8');
    const after = before.replace(names, (name) => stays.get(name) ?? name);
    if (after !== before) await writeFile(file, after);
  }
  for (const name of stays.keys())
    for (const file of [name, `${name}.map`]) await rm(path.join(server, file), { force: true });
  return stays.size;
}

/**
 * For each chunk that goes, the one that stays: `chunks/a.js` or `chunks/ssr/a.js`, as routes name them. Each of the two folders has a
 * runtime of its own, and so its own chunks.
 */
async function namesThatStay(server: string): Promise<Map<string, string>> {
  const first = new Map<string, string>();
  const stays = new Map<string, string>();
  for (const file of filesIn(server, 'chunks/**/*.js').sort()) {
    const text = await readFile(file, 'utf8');
    const name = path.relative(server, file).replaceAll(path.sep, '/');
    const modules = `${path.dirname(name)}\n${text.replace(MAP, '')}`;
    const same = first.get(modules);
    if (same) stays.set(name, same);
    else first.set(modules, name);
  }
  return stays;
}

/** The folder of a route may end like a file: `app/api/openapi.json`. */
const filesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
