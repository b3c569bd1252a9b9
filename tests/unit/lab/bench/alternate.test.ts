import { describe, expect, it } from 'vitest';
import { alternate } from '@/lab/bench/alternate';
import { median, quantile } from '@/lab/bench/quantile';

describe('measuring sides in turn', () => {
  it('measures each side once per round, and returns the median of each', async () => {
    const order: string[] = [];
    const side = (name: string, values: number[]) => async () => {
      order.push(name);
      return values.shift() ?? 0;
    };
    const medians = await alternate(
      { ours: side('A', [3, 9, 1]), theirs: side('B', [5, 5, 50]) },
      3,
    );
    expect(order.join('')).toBe('ABABAB');
    expect(medians).toEqual({ ours: 3, theirs: 5 });
  });
});

describe('a quantile', () => {
  it('is one of the numbers', () => {
    expect(median([4, 1, 9])).toBe(4);
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.95)).toBe(10);
    expect(median([])).toBeNaN();
  });
});
