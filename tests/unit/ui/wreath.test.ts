import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { LEAF_PAIRS, WREATH } from '@/lib/memorials/flower-rules';

const MIDDLE = { x: 200, y: 236 };

it('the wreath of the pages has its leaves where the rules of link previews have them', async () => {
  const drawing = await readFile('components/memorial/wreath.svg', 'utf8');
  const feet = LEAF_PAIRS.map(({ angle }) => {
    const radians = (angle * Math.PI) / 180;
    return { dx: WREATH.radius * Math.cos(radians), dy: WREATH.radius * Math.sin(radians) };
  });
  const right = feet.map(({ dx, dy }) => point(MIDDLE.x + dx, MIDDLE.y + dy));
  const left = feet.map(({ dx, dy }) => point(MIDDLE.x - dx, MIDDLE.y + dy));
  const leaves = [...drawing.matchAll(/<path d="([^"]*)" fill="var\(--leaf\)"/g)];
  expect(leaves).toHaveLength(2);
  for (const [, path = ''] of leaves)
    expect([...path.matchAll(/M([^C]*)C/g)].map(([, foot]) => foot)).toEqual([...right, ...left]);
});

const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
