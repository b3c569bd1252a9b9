import { expect, it } from 'vitest';
import type { Corners } from '@/components/scan/search/flatten-code';
import { rankUnread } from '@/components/scan/search/rank-unread';

const LARGE = { pixels: new Uint8ClampedArray(), width: 1000, height: 1000 };
const SMALL = { pixels: new Uint8ClampedArray(), width: 500, height: 500 };

const squareAt = (x: number, y: number, side: number): Corners => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];

it('begins with the largest, and returns to a place only after all others', () => {
  const clutter = { image: LARGE, corners: squareAt(100, 100, 40) };
  const code = { image: LARGE, corners: squareAt(400, 400, 300) };
  const again = { image: LARGE, corners: squareAt(405, 395, 300) };
  const sameInSmall = { image: SMALL, corners: squareAt(200, 200, 150) };
  expect(rankUnread([clutter, code, again, sameInSmall])).toEqual([code, clutter, sameInSmall]);
  expect(rankUnread([])).toEqual([]);
});

it('does not take clutter inside a code for the code', () => {
  const code = { image: LARGE, corners: squareAt(400, 400, 300) };
  const clutter = { image: LARGE, corners: squareAt(530, 530, 40) };
  expect(rankUnread([clutter, code])).toEqual([code, clutter]);
});
