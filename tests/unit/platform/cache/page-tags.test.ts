import { describe, expect, it } from 'vitest';
import {
  memorialPathsFromTags,
  pagesShowing,
  showsMemorials,
} from '@/lib/platform/cache/page-tags';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import * as paths from '@/lib/platform/paths';

const MEMORIAL = paths.memorial('3mJr7AoUXx2W');

describe('a change of a memorial', () => {
  it('invalidates its page and the home page, which lists the newest, in every language', () => {
    const expectedPages = ALL_LANGUAGES.flatMap((each) => [`/${each}${MEMORIAL}`, `/${each}`]);
    expect(pagesShowing(MEMORIAL)).toEqual(expectedPages);
    expect(expectedPages).toContain('/xr/memorial/3mJr7AoUXx2W');
  });

  it('differs from other changes, which leave the home page valid', () => {
    expect(pagesShowing(paths.about)).toEqual(ALL_LANGUAGES.map((each) => `/${each}/about`));
  });
});

describe('showsMemorials', () => {
  it.each([MEMORIAL, paths.home])('is true for %s', (path) =>
    expect(showsMemorials(path)).toBe(true),
  );

  it.each([paths.about, '/layout', '/(site)/page', '/index'])('is false for %s', (path) =>
    expect(showsMemorials(path)).toBe(false),
  );

  it('matches the tags that Next assigns to a page, in each language', () => {
    const tags = [
      '/layout',
      '/[language]/layout',
      '/[language]/page',
      '/[language]/memorial/[id]/page',
    ];
    const pathsFromTags = (path: string) =>
      memorialPathsFromTags([...tags, path].map((each) => `_N_T_${each}`).join());
    expect(pathsFromTags('/en')).toEqual(['/en']);
    expect(pathsFromTags('/xr/memorial/abc')).toEqual(['/xr/memorial/abc']);
    expect(pathsFromTags('/en/about')).toEqual([]);
    expect(pathsFromTags('/zz/memorial/abc')).toEqual(['/zz/memorial/abc']);
    expect(pathsFromTags('/zz')).toEqual([]);
  });
});
