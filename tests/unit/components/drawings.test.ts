import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WREATHS } from '@/lib/memorials/rules';
import { FLOWER_SIZES } from '@/lib/tributes/size-rules';
import { addColours } from '@/scripts/drawings/add-colours';
import { groupPaths } from '@/scripts/drawings/group-paths';

/** Drawn by hand: its petals need no grouping. */
const BY_HAND = ['components/layout/bloom.svg'];
const DRAWINGS = globSync('components/**/*.svg').filter((file) => !BY_HAND.includes(file));
/** Shown as pictures, which inherit no colours (docs/decisions/0051). */
const PICTURES = /(niches|wreaths|flowers)\//;
const TOKENS = readFileSync('app/tokens.css', 'utf8');

describe.each(DRAWINGS)('%s', (file) => {
  const drawing = readFileSync(file, 'utf8');

  it('can be shown, and has colours of tokens alone', () => {
    expect(drawing).toMatch(
      /^<svg xmlns="[^"]*" viewBox="[^"]*">(<style>[^<]*<\/style>)?<g id="[a-z-]+">/,
    );
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    const others = colours.filter((colour) => !/^(none|var\(--[a-z-]+\))$/.test(colour ?? ''));
    expect(others).toEqual([]);
    for (const [, token] of drawing.matchAll(/var\((--[a-z-]+)\)/g))
      expect(TOKENS).toContain(`${token}:`);
  });

  it('has the colours of the site in it if it is shown as a picture (npm run drawings)', () => {
    if (PICTURES.test(file)) expect(addColours(drawing, TOKENS)).toBe(drawing);
    else expect(drawing).not.toContain('<style>');
  });

  it('has one path for many petals (npm run drawings)', () =>
    expect(groupPaths(drawing)).toBe(drawing.trim()));
});

it.each([
  ['components/memorials/wreaths', WREATHS, '0 0 400 500'],
  ['components/tributes/flowers', FLOWER_SIZES, '0 0 120 120'],
])('%s has one drawing for each, all of one size', (folder, names, field) => {
  for (const name of names)
    expect(readFileSync(`${folder}/${name}.svg`, 'utf8')).toContain(`viewBox="${field}">`);
});
