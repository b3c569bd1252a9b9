import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';

const PAGES = 'components/memorials/wreath.svg';
const FRAME = 'lib/memorials/card/frame.svg';
const PREVIEW = 'lib/memorials/card/wreath.svg';
/** The centre of the wreath on pages; the one of link previews has its centre at 0 0. */
const MIDDLE = { x: 200, y: 236 };
const PAIRS = 11;

it('the wreath of the pages has its leaves where link previews have them', async () => {
  const preview = await readFile(PREVIEW, 'utf8');
  const feet = [...preview.matchAll(/href="#outer" transform="translate\(([^ ]*) ([^)]*)\)/g)].map(
    ([, dx, dy]) => ({ dx: Number(dx), dy: Number(dy) }),
  );
  expect(feet).toHaveLength(PAIRS);
  const right = feet.map(({ dx, dy }) => point(MIDDLE.x + dx, MIDDLE.y + dy));
  const left = feet.map(({ dx, dy }) => point(MIDDLE.x - dx, MIDDLE.y + dy));
  const drawing = await readFile(PAGES, 'utf8');
  const leaves = [...drawing.matchAll(/<path d="([^"]*)" fill="var\(--leaf\)"/g)];
  expect(leaves).toHaveLength(2);
  for (const [, path = ''] of leaves)
    expect([...path.matchAll(/M([^C]*)C/g)].map(([, foot]) => foot)).toEqual([...right, ...left]);
});

it('every drawing of the flower has the same petal', async () => {
  const [, petal = ''] = / d="([^"]*)"/.exec(await readFile('app/icon.svg', 'utf8')) ?? [];
  expect(petal).toMatch(/^M0 -3C/);
  for (const file of [FRAME, PREVIEW, 'components/layout/bloom.tsx'])
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

const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
