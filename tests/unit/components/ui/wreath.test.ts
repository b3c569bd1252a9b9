import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const FRAME = 'lib/memorials/card/frame.svg';
const PREVIEW = 'lib/memorials/card/wreath.svg';

it('every drawing of the flower has the same petal', async () => {
  const [, petal = ''] = / d="([^"]*)"/.exec(await readFile('public/icon.svg', 'utf8')) ?? [];
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
  // Another version of the renderer may round soft edges differently.
  const differing = painted?.data.filter(
    (value, at) => Math.abs(value - (fresh?.data[at] ?? 0)) > 8,
  );
  expect(differing?.length).toBeLessThan(100);
});
