import { expect, it } from 'vitest';
import { FLOWER_SIZES, flowerSize } from '@/lib/tributes/size-rules';

it.each([
  [100, 'sprig'],
  [999, 'sprig'],
  [1_000, 'flower'],
  [1_999, 'flower'],
  [2_000, 'posy'],
  [4_999, 'posy'],
  [5_000, 'bouquet'],
  [9_999, 'bouquet'],
  [10_000, 'wreath'],
  [50_000, 'wreath'],
])('%i cents buy a %s', (minor, size) => expect(flowerSize(minor)).toBe(size));

it('a hidden amount is shown as the smallest size', () =>
  expect(flowerSize(null)).toBe(FLOWER_SIZES[0]));
