import { describe, expect, it } from 'vitest';
import { barSentence, isSearchBarReached, searchBarSentence } from '@/lab/bench/bars';

it.each([
  [{ ours: 20, nginx: 100, bare: 4 }, 'The bar is 0.20 of nginx and 5.0 of bare Next: reached.'],
  [{ ours: 19, nginx: 100, bare: 1 }, 'The bar is 0.20 of nginx and 5.0 of bare Next: missed.'],
  [{ ours: 20, nginx: 100, bare: 5 }, 'The bar is 0.20 of nginx and 5.0 of bare Next: missed.'],
  [{ ours: 20, nginx: undefined, bare: 4 }, 'The bar is 5.0 of bare Next: reached.'],
  [{ ours: 20, nginx: 50 }, 'The bar is 0.20 of nginx: reached.'],
])('%j: %s', (rates, sentence) => {
  expect(barSentence(rates)).toBe(sentence);
});

describe('the bars of searches', () => {
  const timesWithinBars = { conditions: 1, p95: 60, p95AtOnce: 300, failed: 0 } as const;

  it.each([
    [timesWithinBars, true],
    [{ ...timesWithinBars, p95: 60.1 }, false],
    [{ ...timesWithinBars, conditions: 2, p95: 120 } as const, true],
    [{ ...timesWithinBars, conditions: 2, p95: 120.1 } as const, false],
    [{ ...timesWithinBars, p95AtOnce: 301 }, false],
    [{ ...timesWithinBars, failed: 1 }, false],
  ])('%j: %s', (times, isReached) => {
    expect(isSearchBarReached(times)).toBe(isReached);
  });

  it('are stated together with the searches that miss a bar', () => {
    const bars =
      'The bar is a p95 of 60 ms for one condition, 120 for two and 300 at once, none failed';
    expect(searchBarSentence([])).toBe(`${bars}: reached.`);
    expect(searchBarSentence(['location', 'religion'])).toBe(
      `${bars}: missed by location; religion.`,
    );
  });
});
