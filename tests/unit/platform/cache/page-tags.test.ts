import { describe, expect, it } from 'vitest';
import { pagesShowing, showsMemorials, taggedMemorials } from '@/lib/platform/cache/page-tags';
import { ALL_LANGUAGES } from '@/lib/platform/language/languages';
import * as paths from '@/lib/platform/paths';

const MEMORIAL = paths.memorial('3mJr7AoUXx2W');

describe('a change of a memorial', () => {
  it('invalidates its page and the home page, which lists the newest, in every language', () => {
    const shown = ALL_LANGUAGES.flatMap((each) => [`/${each}${MEMORIAL}`, `/${each}`]);
    expect(pagesShowing(MEMORIAL)).toEqual(shown);
    expect(shown).toContain('/xr/memorial/3mJr7AoUXx2W');
  });

  it('is the only change that invalidates the home page', () => {
    expect(pagesShowing(paths.about)).toEqual(ALL_LANGUAGES.map((each) => `/${each}/about`));
  });
});

describe('a page that can be out of date', () => {
  it.each([MEMORIAL, paths.home])('%s is one', (path) => expect(showsMemorials(path)).toBe(true));

  it.each([paths.about, '/layout', '/(site)/page', '/index'])('%s is none', (path) =>
    expect(showsMemorials(path)).toBe(false),
  );

  it('is known by the tags that Next gives it, in each language', () => {
    const tags = [
      '/layout',
      '/[language]/layout',
      '/[language]/page',
      '/[language]/memorial/[id]/page',
    ];
    const tagged = (path: string) =>
      taggedMemorials([...tags, path].map((each) => `_N_T_${each}`).join());
    expect(tagged('/en')).toEqual(['/en']);
    expect(tagged('/xr/memorial/abc')).toEqual(['/xr/memorial/abc']);
    expect(tagged('/en/about')).toEqual([]);
    expect(tagged('/zz/memorial/abc')).toEqual(['/zz/memorial/abc']);
    expect(tagged('/zz')).toEqual([]);
  });
});
