import { expect, it } from 'vitest';
import { barSentence } from '@/lab/bench/bars';

it.each([
  [{ ours: 20, nginx: 100, bare: 4 }, 'The bar is 0.20 of nginx and 5.0 of bare Next: reached.'],
  [{ ours: 19, nginx: 100, bare: 1 }, 'The bar is 0.20 of nginx and 5.0 of bare Next: missed.'],
  [{ ours: 20, nginx: 100, bare: 5 }, 'The bar is 0.20 of nginx and 5.0 of bare Next: missed.'],
  [{ ours: 20, nginx: undefined, bare: 4 }, 'The bar is 5.0 of bare Next: reached.'],
  [{ ours: 20, nginx: 50 }, 'The bar is 0.20 of nginx: reached.'],
])('%j: %s', (rates, sentence) => {
  expect(barSentence(rates)).toBe(sentence);
});
