import { describe, expect, it } from 'vitest';
import { divideNewest, placesOnWall } from '@/components/memorials/home/wall-rules';

const bare = (id: string) => ({ id, pictureId: null });
const seen = (id: string) => ({ id, pictureId: `picture of ${id}` });

describe('placesOnWall', () => {
  it.each([
    ['the newest in the middle', [bare('a'), bare('b'), bare('c')], 'bac'],
    ['the newest in the middle, with a picture', [seen('a'), seen('b'), bare('c')], 'bac'],
    ['the second, where it alone has a picture', [bare('a'), seen('b'), bare('c')], 'abc'],
    ['the third, where it alone has a picture', [bare('a'), bare('b'), seen('c')], 'acb'],
  ])('has %s', (_, memorials, order) => {
    const places = placesOnWall(memorials);
    expect(places?.map(({ id }) => id).join('')).toBe(order);
  });

  it('leaves the wall out where there are fewer than three', () => {
    expect(placesOnWall([bare('a'), bare('b')])).toBeNull();
  });
});

describe('divideNewest', () => {
  it('lists those that are not on the wall', () => {
    const { onWall, recent } = divideNewest([1, 2, 3, 4, 5, 6, 7, 8], 4);
    expect(onWall).toEqual([1, 2, 3]);
    expect(recent).toEqual([4, 5, 6, 7]);
  });

  it('lists those on the wall, too, where there are too few others', () => {
    expect(divideNewest([1, 2, 3, 4, 5], 4)).toEqual({ onWall: [1, 2, 3], recent: [1, 2, 3, 4] });
  });
});
