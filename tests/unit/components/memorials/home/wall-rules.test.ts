import { describe, expect, it } from 'vitest';
import { placesOnWall, recentBeside, wallOf } from '@/components/memorials/home/wall-rules';

const bare = (id: string) => ({ id, pictureId: null });
const seen = (id: string) => ({ id, pictureId: `picture of ${id}` });
const names = (memorials: { id: string }[] | null) => memorials?.map(({ id }) => id).join('');

describe('wallOf', () => {
  const NEWEST = [seen('a'), bare('b'), seen('c'), seen('d')];

  it.each([
    [
      'the newest three whose families want it',
      [bare('b'), bare('x'), bare('y'), bare('z')],
      'bxy',
    ],
    ['portraits first', [bare('b'), bare('x'), seen('y'), bare('z')], 'ybx'],
    ['the newest where too few want it', [seen('c')], 'cab'],
    ['the newest where nobody wants it', [], 'abc'],
  ])('has %s', (_, wanted, expected) => {
    expect(names(wallOf(wanted, NEWEST))).toBe(expected);
  });

  it('shows no portrait that the family did not offer', () => {
    const wall = wallOf([seen('c')], NEWEST);
    expect(wall.map(({ pictureId }) => pictureId)).toEqual(['picture of c', null, null]);
  });
});

describe('placesOnWall', () => {
  it('has the first in the middle', () => {
    expect(names(placesOnWall([seen('a'), bare('b'), bare('c')]))).toBe('bac');
  });

  it('leaves the wall out where there are fewer than three', () => {
    expect(placesOnWall([bare('a'), bare('b')])).toBeNull();
  });
});

describe('recentBeside', () => {
  const NEWEST = [bare('a'), bare('b'), bare('c'), bare('d'), bare('e')];

  it('lists those that are not on the wall', () => {
    expect(names(recentBeside([bare('b'), bare('x')], NEWEST, 3))).toBe('acd');
  });

  it('lists those on the wall, too, where there are too few others', () => {
    expect(names(recentBeside([bare('b'), bare('c')], NEWEST, 4))).toBe('abcd');
  });
});
