import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { WREATHS } from '@/lib/memorials/rules';
import { groupPaths } from '@/scripts/drawings/group-paths';

const FRAME = 'lib/memorials/card/frame.svg';
const PREVIEW = 'lib/memorials/card/wreath.svg';
const WREATH_FILES = WREATHS.map((wreath) => `components/memorials/wreaths/${wreath}.svg`);

describe.each(WREATH_FILES)('%s', (file) => {
  const drawing = readFileSync(file, 'utf8');

  it('can be referred to, and has colours of tokens alone', () => {
    expect(drawing).toContain('viewBox="0 0 400 500"');
    expect(drawing).toContain('<g id="wreath">');
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
    const others = colours.filter((colour) => !/^(none|var\(--[a-z-]+\))$/.test(colour ?? ''));
    expect(others).toEqual([]);
    const tokens = readFileSync('app/tokens.css', 'utf8');
    for (const [, token] of drawing.matchAll(/var\((--[a-z-]+)\)/g))
      expect(tokens).toContain(`${token}:`);
  });

  it('has one path for many petals (npm run drawings)', () => {
    expect(groupPaths(drawing)).toBe(drawing.trim());
    expect(drawing.match(/<path/g)?.length).toBeLessThan(50);
  });
});

it('every drawing of the flower has the same petal', async () => {
  const [, petal = ''] = / d="([^"]*)"/.exec(await readFile('app/icon.svg', 'utf8')) ?? [];
  expect(petal).toMatch(/^M0 -3C/);
  for (const file of [FRAME, PREVIEW, 'components/layout/bloom.svg'])
    expect(await readFile(file, 'utf8'), file).toContain(petal);
});

it.each([FRAME, PREVIEW])('%s matches its picture', async (drawing) => {
  const [painted, fresh] = await Promise.all(
    [drawing.replace('.svg', '.png'), drawing].map((file) =>
      sharp(file).raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  expect(painted?.info).toMatchObject({ width: fresh?.info.width, height: fresh?.info.height });
  // Another version of the renderer may round a soft edge differently.
  const differing = painted?.data.filter(
    (value, at) => Math.abs(value - (fresh?.data[at] ?? 0)) > 8,
  );
  expect(differing?.length).toBeLessThan(100);
});
