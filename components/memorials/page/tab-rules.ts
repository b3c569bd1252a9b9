/** The tabs of a memorial page in order (product.md 2, "Memorial detail"; product.md 4). */
export const MEMORIAL_TABS = ['about', 'family', 'career', 'gallery'] as const;

export type MemorialTab = (typeof MEMORIAL_TABS)[number];

/**
 * Returns the tab for the hash of an address ('#family'), or the first tab if there is no hash. If the hash is of
 * another part of the page, returns the current tab, so that nothing above that part moves.
 */
export const tabOfHash = (hash: string, currentTab: MemorialTab): MemorialTab =>
  MEMORIAL_TABS.find((id) => `#${id}` === hash) ?? (hash ? currentTab : 'about');

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Returns the index of the link to which a key moves the focus, from link `at` of `count`; null for other keys. In
 * right-to-left languages, the arrow keys are swapped.
 */
export const tabAfterKey = (
  key: string,
  at: number,
  count: number,
  direction: 'ltr' | 'rtl' = 'ltr',
): number | null => STEPS[(direction === 'rtl' && MIRRORED[key]) || key]?.(at, count - 1) ?? null;
