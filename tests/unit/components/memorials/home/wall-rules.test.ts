import { describe, expect, it } from 'vitest';
import { chooseWallMemorials, recentExceptWall } from '@/components/memorials/home/wall-rules';

const withoutPicture = (id: string) => ({ id, pictureId: null });
const withPicture = (id: string) => ({ id, pictureId: `picture of ${id}` });
const names = (memorials: ({ id: string } | null)[]) =>
  memorials.map((memorial) => memorial?.id ?? '-').join('');

describe('chooseWallMemorials', () => {
  it.each([
    [
      'the newest three, the newest in the middle',
      [withoutPicture('a'), withoutPicture('b'), withoutPicture('c'), withoutPicture('d')],
      'bac',
    ],
    [
      'portraits first',
      [withoutPicture('a'), withoutPicture('b'), withPicture('c'), withoutPicture('d')],
      'acb',
    ],
    [
      'an empty niche where too few families want it',
      [withoutPicture('a'), withPicture('b')],
      'ab-',
    ],
    ['one memorial in the middle', [withoutPicture('a')], '-a-'],
    ['empty niches where no family wants it', [], '---'],
  ])('chooses %s', (_, candidates, expected) => {
    expect(names(chooseWallMemorials(candidates))).toBe(expected);
  });
});

describe('recentExceptWall', () => {
  const NEWEST = [
    withoutPicture('a'),
    withoutPicture('b'),
    withoutPicture('c'),
    withoutPicture('d'),
    withoutPicture('e'),
  ];

  it('lists memorials that are not on the wall', () => {
    expect(
      names(recentExceptWall([withoutPicture('b'), null, withoutPicture('x')], NEWEST, 3)),
    ).toBe('acd');
  });

  it('lists the newest of all if too few are left', () => {
    expect(
      names(recentExceptWall([withoutPicture('b'), withoutPicture('c'), null], NEWEST, 4)),
    ).toBe('abcd');
  });
});
