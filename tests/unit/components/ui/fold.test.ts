import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  isFoldedOnPhone,
  isFoldedOnWideScreens,
  SHOWN_ON_PHONE,
  SHOWN_ON_WIDE_SCREENS,
} from '@/components/memorials/gallery/mosaic-rules';
import { RELATIVES_SHOWN } from '@/components/memorials/generation-rules';

const css = readFileSync('components/ui/fold.css', 'utf8');
const [always, onPhone] = css.split('@media (width < 48rem)');

/** The number of items of a list that the style sheet leaves visible. */
const visibleItems = (rules: string | undefined, list: string) =>
  Number(new RegExp(`\\.${list}:has[^{]*nth-child\\(n \\+ (\\d+)\\)`).exec(rules ?? '')?.[1]) - 1;

describe('a fold', () => {
  it('shows as many items in the style sheet as in its component', () => {
    expect(visibleItems(always, 'fold-relatives')).toBe(RELATIVES_SHOWN);
    expect(visibleItems(always, 'fold-pictures')).toBe(SHOWN_ON_WIDE_SCREENS);
    expect(visibleItems(onPhone, 'fold-pictures')).toBe(SHOWN_ON_PHONE);
  });

  it('hides at least two items', () => {
    expect([10, 11].map(isFoldedOnPhone)).toEqual([false, true]);
    expect([13, 14].map(isFoldedOnWideScreens)).toEqual([false, true]);
  });
});
