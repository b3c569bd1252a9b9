import { describe, expect, it } from 'vitest';
import { countPages, lastPageIfBeyond, rowsOfPage } from '@/lib/platform/paging';

describe('countPages', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [21, 3],
  ])('counts %i rows as %i pages of ten', (total, totalPages) => {
    expect(countPages(2, 10, total)).toEqual({ currentPage: 2, totalPages, total });
  });
});

it('skips the rows of earlier pages', () => {
  expect([rowsOfPage(1, 10), rowsOfPage(3, 20)]).toEqual([
    { skip: 0, take: 10 },
    { skip: 40, take: 20 },
  ]);
});

it.each([
  [1, 1, null],
  [3, 3, null],
  [4, 3, 3],
])('for page %i of %i, returns %j as the page to show instead', (page, totalPages, last) => {
  expect(lastPageIfBeyond(page, { totalPages })).toBe(last);
});
