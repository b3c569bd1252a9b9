import { describe, expect, it } from 'vitest';
import { chooseWallMemorials, recentExceptWall } from '@/components/memorials/home/wall-rules';

const bare = (id: string) => ({ id, pictureId: null });
const seen = (id: string) => ({ id, pictureId: `picture of ${id}` });
const names = (memorials: ({ id: string } | null)[]) =>
  memorials.map((memorial) => memorial?.id ?? '-').join('');

describe('chooseWallMemorials', () => {
  it.each([
    [
      'the newest three, the newest in the middle',
      [bare('a'), bare('b'), bare('c'), bare('d')],
      'bac',
    ],
    ['portraits first', [bare('a'), bare('b'), seen('c'), bare('d')], 'acb'],
    ['an empty niche where too few families want it', [bare('a'), seen('b')], 'ab-'],
    ['one memorial in the middle', [bare('a')], '-a-'],
    ['empty niches where no family wants it', [], '---'],
  ])('has %s', (_, wanted, expected) => {
    expect(names(chooseWallMemorials(wanted))).toBe(expected);
  });
});

describe('recentExceptWall', () => {
  const NEWEST = [bare('a'), bare('b'), bare('c'), bare('d'), bare('e')];

  it('lists memorials that are not on the wall', () => {
    expect(names(recentExceptWall([bare('b'), null, bare('x')], NEWEST, 3))).toBe('acd');
  });

  it('lists the newest of all if too few are left', () => {
    expect(names(recentExceptWall([bare('b'), bare('c'), null], NEWEST, 4))).toBe('abcd');
  });
});
