import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WREATHS } from '@/lib/memorials/rules';
import { FLOWER_SIZES } from '@/lib/tributes/size-rules';
import { groupPaths } from '@/scripts/drawings/group-paths';

/** Drawn by hand: its petals need no grouping. */
const BY_HAND = ['components/layout/bloom.svg'];
const DRAWINGS = globSync('components/**/*.svg').filter((file) => !BY_HAND.includes(file));
const TOKENS = readFileSync('app/tokens.css', 'utf8');

describe.each(DRAWINGS)('%s', (file) => {
  const drawing = readFileSync(file, 'utf8');

  it('can be referred to, and has colours of tokens alone', () => {
    expect(drawing).toMatch(/^<svg xmlns="[^"]*" viewBox="[^"]*"><g id="[a-z-]+">/);
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    const others = colours.filter((colour) => !/^(none|var\(--[a-z-]+\))$/.test(colour ?? ''));
    expect(others).toEqual([]);
    for (const [, token] of drawing.matchAll(/var\((--[a-z-]+)\)/g))
      expect(TOKENS).toContain(`${token}:`);
  });

  it('has one path for many petals (npm run drawings)', () =>
    expect(groupPaths(drawing)).toBe(drawing.trim()));
});

it.each([
  ['components/memorials/wreaths', WREATHS, '0 0 400 500', 'wreath'],
  ['components/tributes/flowers', FLOWER_SIZES, '0 0 120 120', 'flower'],
])('%s has one drawing for each, all of one size', (folder, names, field, id) => {
  for (const name of names)
    expect(readFileSync(`${folder}/${name}.svg`, 'utf8')).toContain(
      `viewBox="${field}"><g id="${id}">`,
    );
});
