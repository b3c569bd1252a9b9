import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import nextInModules, { REPLACEMENTS } from '@/scripts/build/next-in-modules.mjs';

const NEXT = path.resolve('node_modules/next/dist');
const EXPORTED = /(?:^|\*\/ )export (?:const|function) (\w+)/gm;
const exportsOf = (code: string) => [...code.matchAll(EXPORTED)].map(([, name]) => name).sort();

function load(file: string) {
  const dependencies: string[] = [];
  const loader = {
    resourcePath: file,
    addDependency: (name: string) => void dependencies.push(name),
  };
  return { code: nextInModules.call(loader, 'the file itself'), dependencies };
}

describe("the loader of Next's code", () => {
  it('returns the same file as an ES module if there is one', () => {
    const { code, dependencies } = load(path.join(NEXT, 'client/components/app-router.js'));
    expect(code).toContain("from 'react'");
    expect(dependencies).toEqual([path.join(NEXT, 'esm/client/components/app-router.js')]);
    expect(load('/elsewhere/app-router.js').code).toBe('the file itself');
  });

  it.each(Object.keys(REPLACEMENTS))('replaces %s with everything it exports', (file) => {
    const { code } = load(path.join(NEXT, file));
    const original = readFileSync(path.join(NEXT, 'esm', file), 'utf8');
    expect(exportsOf(code.replaceAll('; export', ';\nexport'))).toEqual(exportsOf(original));
  });

  it('may leave out server actions, because the site uses none', () => {
    const sources = globSync('{app,components,lib}/**/*.{ts,tsx}', {
      exclude: (file) => String(file).includes('generated'),
    });
    expect(sources.length).toBeGreaterThan(500);
    const withServerActions = sources.filter((file) =>
      /['"]use server['"]/.test(readFileSync(file, 'utf8')),
    );
    expect(withServerActions).toEqual([]);
  });
});
