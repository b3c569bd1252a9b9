import { describe, expect, it } from 'vitest';
import { pagesShowing, showsMemorials } from '@/lib/platform/cache/page-tags';
import { paths } from '@/lib/platform/paths';

const MEMORIAL = paths.memorial('3mJr7AoUXx2W');

describe('a change of a memorial', () => {
  it('invalidates its page and the home page, which lists the newest', () => {
    expect(pagesShowing(MEMORIAL)).toEqual([MEMORIAL, paths.home]);
  });

  it('is the only change that invalidates the home page', () => {
    expect(pagesShowing(paths.about)).toEqual([paths.about]);
  });
});

describe('a page that can be out of date', () => {
  it.each([MEMORIAL, paths.home])('%s is one', (path) => expect(showsMemorials(path)).toBe(true));

  it.each([paths.about, '/layout', '/(site)/page', '/index'])('%s is none', (path) =>
    expect(showsMemorials(path)).toBe(false),
  );
});
