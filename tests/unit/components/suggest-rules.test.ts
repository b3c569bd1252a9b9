import { describe, expect, it } from 'vitest';
import { nextRow, shouldSuggest } from '@/components/memorials/list/suggest-rules';

describe('shouldSuggest', () => {
  it.each([
    ['', false],
    ['m', false],
    ['ma', true],
    ['é', false],
    ['𝒜', false],
    ['م', false],
    ['樋', true],
    ['み', true],
    ['김', true],
    ['ㄅ', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
  ])('decides for %j whether to suggest people: %s', (typed, expected) => {
    expect(shouldSuggest(typed)).toBe(expected);
  });
});

describe('nextRow', () => {
  it.each([
    [-1, 1, 0],
    [0, 1, 1],
    [2, 1, -1],
    [-1, -1, 2],
    [0, -1, -1],
    [2, -1, 1],
  ] as const)('moves from row %i by %i to row %i of three', (active, step, expected) => {
    expect(nextRow(active, step, 3)).toBe(expected);
  });
});
