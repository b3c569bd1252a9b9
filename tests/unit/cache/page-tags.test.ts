import { describe, expect, it } from 'vitest';
import { pagesShowing, showsMemorials } from '@/lib/cache/page-tags';
import { paths } from '@/lib/paths';

const MEMORIAL = paths.memorial('3mJr7AoUXx2W');

describe('a change of a memorial', () => {
  it('is forgotten by its page and by the home page, which names the newest', () => {
    expect(pagesShowing(MEMORIAL)).toEqual([MEMORIAL, paths.home]);
  });

  it('is the only kind that the home page hears of', () => {
    expect(pagesShowing(paths.about)).toEqual([paths.about]);
  });
});

describe('a page that can be out of date', () => {
  it.each([MEMORIAL, paths.home])('%s is one', (path) => expect(showsMemorials(path)).toBe(true));

  it.each([paths.about, '/layout', '/(site)/page', '/index'])('%s is none', (path) =>
    expect(showsMemorials(path)).toBe(false),
  );
});
