import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { findBudgetErrors, measureFirstLoads } from '@/scripts/checks/first-load';

describe('findBudgetErrors', () => {
  it.each([
    ['within its own budget', 100, []],
    ['one byte over its own budget', 101, ['/a loads 101 bytes of script, over 100']],
  ])('checks a page %s', (_, bytes, faults) => {
    expect(findBudgetErrors([{ route: '/a', bytes }], { '/a': 100 }, 50)).toEqual(faults);
  });

  it('applies the common budget to a page without its own', () => {
    const loads = [{ route: '/b', bytes: 51 }];
    expect(findBudgetErrors(loads, {}, 50)).toEqual(['/b loads 51 bytes of script, over 50']);
  });

  it('reports a budget for a page that no longer exists', () => {
    expect(findBudgetErrors([], { '/gone': 1 }, 50)).toEqual(['/gone has a budget and is no page']);
  });
});

describe('measureFirstLoads', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'build-'));
  afterEach(() => rmSync(build, { recursive: true }));

  it('adds up the scripts of a page and of Next, each once, and skips route handlers', () => {
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
      writeFileSync(path.join(build, file), text);
    };
    const page = '/[language]/(site)/page';
    const manifest = {
      entryJSFiles: { layout: ['static/a.js'], page: ['static/a.js', 'static/b.js'] },
    };
    write(
      'app-path-routes-manifest.json',
      JSON.stringify({ [page]: '/[language]', '/x/route': '/x' }),
    );
    write(
      `server/app${page}/build-manifest.json`,
      JSON.stringify({ rootMainFiles: ['static/next.js'] }),
    );
    write(
      `server/app${page}_client-reference-manifest.js`,
      `globalThis.__RSC_MANIFEST = {};\nglobalThis.__RSC_MANIFEST[${JSON.stringify(page)}] = ${JSON.stringify(manifest)};\n`,
    );
    const texts = { a: 'alert("a")', b: 'alert("bb")', next: 'alert("next")' };
    for (const [name, text] of Object.entries(texts)) write(`static/${name}.js`, text);
    const bytes = Object.values(texts).reduce(
      (sum, text) => sum + gzipSync(text, { level: 9 }).length,
      0,
    );
    expect(measureFirstLoads(build)).toEqual([{ route: '/', bytes }]);
  });
});
