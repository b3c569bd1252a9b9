import { expect, it } from 'vitest';
import { mergeOrder } from '@/lib/media/merge-rules';

const letters = (text: string) => [...text];

it.each([
  ['one editor reorders', 'abc', 'cab', 'abc', 'cab'],
  ['one editor deletes', 'abc', 'ac', 'abc', 'ac'],
  ['another tab added one', 'abcd', 'cab', 'abc', 'cabd'],
  ['another tab deleted one', 'ac', 'cab', 'abc', 'ca'],
  ['another tab reordered, and this one only deleted', 'cba', 'ab', 'abc', 'ba'],
  ['another tab reordered and added, and this one changed captions', 'cdab', 'abc', 'abc', 'cdab'],
  ['both reordered, and the last to save wins', 'cba', 'bac', 'abc', 'bac'],
  ['an unknown id stays in the list, for the caller to refuse', 'ab', 'bxa', 'ab', 'bxa'],
])('%s', (_, gallery, listed, known, order) => {
  const arrangement = { listed: letters(listed), known: letters(known) };
  expect(mergeOrder(letters(gallery), arrangement).join('')).toBe(order);
});
