import { describe, expect, it } from 'vitest';
import { madeUpMemorial } from '@/lab/bench/fill/made-up-memorial';
import { isPublicId } from '@/lib/platform/ids/public-id';

const OWNERS = ['owner1111111', 'owner2222222'];
const memorials = (seed: number) =>
  Array.from({ length: 2_000 }, (_, number) => madeUpMemorial(seed, number, OWNERS));

describe('a made-up memorial', () => {
  it('is the same for the same seed and number, and different for another seed', () => {
    expect(madeUpMemorial(1, 77, OWNERS)).toEqual(madeUpMemorial(1, 77, OWNERS));
    expect(madeUpMemorial(1, 77, OWNERS)).not.toEqual(madeUpMemorial(2, 77, OWNERS));
  });

  it('has a unique id in the product’s format', () => {
    const ids = memorials(1).map(({ memorial }) => memorial.id);
    expect(ids.every(isPublicId)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has no missing part in its names', () => {
    for (const { memorial, names } of memorials(3))
      for (const text of [
        memorial.fullName,
        memorial.nickName,
        ...names.map((name) => name.fullName),
      ])
        expect(text).not.toMatch(/undefined|null|^\s|\s$/);
  });
});
