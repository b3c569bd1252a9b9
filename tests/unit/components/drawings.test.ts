import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WREATHS } from '@/lib/memorials/rules';
import { FLOWER_SIZES } from '@/lib/tributes/size-rules';
import { addColours } from '@/scripts/drawings/add-colours';
import { groupPaths } from '@/scripts/drawings/group-paths';

/** Drawn by hand; its petals are not grouped. */
const BY_HAND = ['components/layout/bloom.svg'];
const DRAWINGS = globSync('components/**/*.svg').filter((file) => !BY_HAND.includes(file));
/** Shown as images, which inherit no colours (docs/decisions/0051). */
const PICTURES = /(niches|wreaths|flowers)\//;
const TOKENS = readFileSync('app/tokens.css', 'utf8');

describe.each(DRAWINGS)('%s', (file) => {
  const drawing = readFileSync(file, 'utf8');

  it('is a valid drawing and uses only colour tokens', () => {
    expect(drawing).toMatch(
      /^<svg xmlns="[^"]*" viewBox="[^"]*">(<style>[^<]*<\/style>)?<g id="[a-z-]+">/,
    );
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    const otherColours = colours.filter(
      (colour) => !/^(none|var\(--[a-z-]+\))$/.test(colour ?? ''),
    );
    expect(otherColours).toEqual([]);
    for (const [, token] of drawing.matchAll(/var\((--[a-z-]+)\)/g))
      expect(TOKENS).toContain(`${token}:`);
  });

  it("includes the site's colours if it is shown as an image (npm run drawings)", () => {
    if (PICTURES.test(file)) expect(addColours(drawing, TOKENS)).toBe(drawing);
    else expect(drawing).not.toContain('<style>');
  });

  it('draws many petals as one path (npm run drawings)', () =>
    expect(groupPaths(drawing)).toBe(drawing.trim()));
});

it.each([
  ['components/memorials/wreaths', WREATHS, '0 0 400 500'],
  ['components/tributes/flowers', FLOWER_SIZES, '0 0 120 120'],
])('%s has a drawing for each name, all of one size', (folder, names, viewBoxValue) => {
  for (const name of names)
    expect(readFileSync(`${folder}/${name}.svg`, 'utf8')).toContain(`viewBox="${viewBoxValue}">`);
});
