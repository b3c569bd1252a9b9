import { describe, expect, it } from 'vitest';
import { isWorthAsking, rowAfter } from '@/components/memorials/list/suggest-rules';

describe('isWorthAsking', () => {
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
    expect(isWorthAsking(typed)).toBe(expected);
  });
});

describe('rowAfter', () => {
  it.each([
    [-1, 1, 0],
    [0, 1, 1],
    [2, 1, -1],
    [-1, -1, 2],
    [0, -1, -1],
    [2, -1, 1],
  ] as const)('moves from row %i by %i to row %i of three', (active, step, expected) => {
    expect(rowAfter(active, step, 3)).toBe(expected);
  });
});
