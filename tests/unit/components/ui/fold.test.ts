import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RELATIVES_SHOWN } from '@/components/memorials/generation-rules';
import { shouldFold } from '@/components/ui/fold-rules';

const css = readFileSync('components/ui/fold.css', 'utf8');

/** The number of items of a list that the style sheet leaves visible. */
const visibleItems = (list: string) =>
  Number(new RegExp(`\\.${list}:has[^{]*nth-child\\(n \\+ (\\d+)\\)`).exec(css)?.[1]) - 1;

describe('a fold', () => {
  it('shows as many items in the style sheet as in its component', () => {
    expect(visibleItems('fold-relatives')).toBe(RELATIVES_SHOWN);
  });

  it('hides at least two items', () => {
    expect([13, 14].map((count) => shouldFold(count, RELATIVES_SHOWN))).toEqual([false, true]);
  });
});
