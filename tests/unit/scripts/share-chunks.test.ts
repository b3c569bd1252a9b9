import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { shareChunks } from '@/scripts/build/share-chunks';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build with these files below `server`. */
function built(files: Record<string, string>): void {
  folder = mkdtempSync(path.join(tmpdir(), 'perennial-chunks-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'server', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
const chunk = (text: string, name: string) =>
  `module.exports=[1,${text}];\n\n//# sourceMappingURL=${name}.js.map`;
const read = (name: string) => readFileSync(path.join(folder, 'server', name), 'utf8');
const isThere = (name: string) => existsSync(path.join(folder, 'server', name));

it('keeps one of the chunks with the same modules, which all routes then name', async () => {
  built({
    'chunks/a.js': chunk('7', 'a'),
    'chunks/b.js': chunk('7', 'b'),
    'chunks/b.js.map': '{}',
    'chunks/other.js': chunk('8', 'other'),
    'app/one/route.js': 'R.c("server/chunks/a.js");R.c("server/chunks/other.js")',
    'app/two/route.js': 'R.c("server/chunks/b.js");R.c("server/chunks/other.js")',
    'app/two/route.js.nft.json': '{"files":["../../chunks/b.js"]}',
  });
  expect(await shareChunks(folder)).toBe(1);
  expect(read('app/one/route.js')).toBe('R.c("server/chunks/a.js");R.c("server/chunks/other.js")');
  expect(read('app/two/route.js')).toBe(read('app/one/route.js'));
  expect(read('app/two/route.js.nft.json')).toBe('{"files":["../../chunks/a.js"]}');
  expect(['a', 'b', 'other'].map((name) => isThere(`chunks/${name}.js`))).toEqual([
    true,
    false,
    true,
  ]);
  expect(isThere('chunks/b.js.map')).toBe(false);
});

it('leaves apart what is rendered and what is not, what is no chunk, and what differs', async () => {
  const files = {
    'chunks/a.js': chunk('7', 'a'),
    'chunks/ssr/b.js': chunk('7', 'b'),
    'chunks/c.js': chunk('9', 'c'),
    'chunks/[turbopack]_runtime.js': 'runtime',
    'chunks/other_runtime.js': 'runtime',
  };
  built({ ...files, 'app/api/openapi.json/route.js': 'R.c("server/chunks/c.js")' });
  expect(await shareChunks(folder)).toBe(0);
  for (const [name, text] of Object.entries(files)) expect(read(name)).toBe(text);
});
