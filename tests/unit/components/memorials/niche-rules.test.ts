import { describe, expect, it } from 'vitest';
import { getNicheGrowth } from '@/components/memorials/niche-rules';

describe('the flowers in a niche', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [9, 2],
    [10, 3],
    [29, 3],
    [30, 4],
    [400, 4],
  ])('after %i tributes are in state %i', (tributeCount, growth) => {
    expect(getNicheGrowth(tributeCount, true)).toBe(growth);
  });

  it('are missing if the family wants no flowers', () => {
    expect(getNicheGrowth(0, false)).toBe('bare');
    expect(getNicheGrowth(12, false)).toBe('bare');
  });
});
