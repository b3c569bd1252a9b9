import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { deduplicateChunks } from '@/scripts/build/deduplicate-chunks';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a build with these files in `server`. */
function writeBuild(files: Record<string, string>): void {
  folder = mkdtempSync(path.join(tmpdir(), 'perennial-chunks-'));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'server', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
const chunk = (text: string, name: string) =>
  `module.exports=[1,${text}];\n\n//# sourceMappingURL=${encodeURIComponent(name)}.js.map`;
const read = (name: string) => readFileSync(path.join(folder, 'server', name), 'utf8');
const fileExists = (name: string) => existsSync(path.join(folder, 'server', name));

const ONE = '[root-of-the-server]__0a-7._';
const TWO = '[root-of-the-server]__1b_8._';

it('keeps one of several chunks with the same modules, and makes all routes load that chunk', async () => {
  writeBuild({
    [`chunks/${ONE}.js`]: chunk('7', ONE),
    [`chunks/${TWO}.js`]: chunk('7', TWO),
    [`chunks/${TWO}.js.map`]: '{}',
    'chunks/other.js': chunk('8', 'other'),
    'chunks/ssr/a.js': chunk('9', 'a'),
    'chunks/ssr/b.js': chunk('9', 'b'),
    'app/one/route.js': `R.c("server/chunks/${ONE}.js");R.c("server/chunks/other.js")`,
    'app/(site)/two/route.js': `R.c("server/chunks/${TWO}.js");R.c("server/chunks/other.js")`,
    'app/(site)/page.js': `R.c("server/chunks/ssr/b.js");["static/chunks/ssr/b.js"]`,
    'app/(site)/two/route.js.nft.json': `{"files":["../../chunks/${TWO}.js","../../chunks/${TWO}.js.map"]}`,
  });
  expect(await deduplicateChunks(folder)).toBe(2);
  expect(read('app/one/route.js')).toBe(
    `R.c("server/chunks/${ONE}.js");R.c("server/chunks/other.js")`,
  );
  expect(read('app/(site)/two/route.js')).toBe(read('app/one/route.js'));
  expect(read('app/(site)/page.js')).toBe(
    'R.c("server/chunks/ssr/a.js");["static/chunks/ssr/b.js"]',
  );
  expect(read('app/(site)/two/route.js.nft.json')).toBe(
    `{"files":["../../chunks/${ONE}.js","../../chunks/${ONE}.js.map"]}`,
  );
  const remainingFiles = [ONE, 'other', 'ssr/a', TWO, `${TWO}.js.map`, 'ssr/b'].filter((name) =>
    fileExists(`chunks/${name}${name.endsWith('.map') ? '' : '.js'}`),
  );
  expect(remainingFiles).toEqual([ONE, 'other', 'ssr/a']);
  expect(await deduplicateChunks(folder)).toBe(0);
});

it('keeps chunks that differ, and chunks that each runtime loads by itself', async () => {
  const files = {
    'chunks/a.js': chunk('7', 'a'),
    'chunks/ssr/b.js': chunk('7', 'b'),
    'chunks/c.js': chunk('9', 'c'),
    'chunks/[turbopack]_runtime.js': chunk('runtime', '[turbopack]_runtime'),
  };
  writeBuild({ ...files, 'app/api/openapi.json/route.js': 'R.c("server/chunks/c.js")' });
  expect(await deduplicateChunks(folder)).toBe(0);
  for (const [name, text] of Object.entries(files)) expect(read(name)).toBe(text);
});
