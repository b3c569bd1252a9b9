import { expect, test } from 'vitest';
import { isSmallPicture } from '@/lib/memorials/portrait-rules';

test.each([
  [200, 250, true],
  [4000, 599, true],
  [600, 750, false],
  [null, null, false],
])('a picture of %j by %j is small: %j', (width, height, small) => {
  expect(isSmallPicture({ width, height })).toBe(small);
});
