import { transform } from 'esbuild';
import { expect, it } from 'vitest';
import { toSourcePositions } from '@/scripts/trace/source-positions';

const SOURCE =
  'const one = 1;\n\nexport function fail(reason: string): never {\n  throw new Error(reason);\n}\n';
const { code, map } = await transform(SOURCE, {
  loader: 'ts',
  minify: true,
  sourcemap: true,
  sourcefile: '../../lib/fail.ts',
});
const column = code.indexOf('new Error') + 1;
const readMap = async (file: string) => {
  if (!/^(releases\/0123456789ab\/)?dist\/chunks\/fail-A1\.mjs$/.test(file))
    throw new Error('There is no such file.');
  return map;
};

it.each([
  ['a file of this machine', `    at fail (file:///srv/site/dist/chunks/fail-A1.mjs:1:${column})`],
  ['a path of a container', `    at fail (/app/dist/chunks/fail-A1.mjs:1:${column})`],
  [
    'a release',
    `    at fail (file:///srv/site/releases/0123456789ab/dist/chunks/fail-A1.mjs:1:${column})`,
  ],
  ['no more than the folder', `    at fail (dist/chunks/fail-A1.mjs:1:${column})`],
])('names the position in the source for %s', async (_, line) =>
  expect(await toSourcePositions(line, readMap)).toBe('    at fail (lib/fail.ts:4:9)'),
);

it('reads lines of the log, in which a stack trace is a single text', async () =>
  expect(
    await toSourcePositions(
      `{"stack":"Error: no\\n    at fail (/app/dist/chunks/fail-A1.mjs:1:${column})\\n    at x (/app/server.js:1:1)"}`,
      readMap,
    ),
  ).toBe('{"stack":"Error: no\\n    at fail (lib/fail.ts:4:9)\\n    at x (/app/server.js:1:1)"}'));

it.each([
  'at x (/app/dist/chunks/other.mjs:1:1)',
  'at dist/chunks/fail-A1.mjs',
  'nothing of that kind',
])('leaves %s unchanged', async (text) =>
  expect(await toSourcePositions(text, readMap)).toBe(text),
);
