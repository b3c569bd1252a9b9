/** The tabs of a memorial page, in this order (spec 2, "Memorial detail"; spec 4). */
export const MEMORIAL_TABS = [
  { id: 'about', label: 'About' },
  { id: 'family', label: 'Family' },
  { id: 'career', label: 'Career & Education' },
  { id: 'gallery', label: 'Gallery' },
] as const;

export type MemorialTab = (typeof MEMORIAL_TABS)[number]['id'];

/** The tab that an address asks for by its hash ('#family'); anything else is the first one. */
export const tabOfHash = (hash: string): MemorialTab =>
  MEMORIAL_TABS.find(({ id }) => `#${id}` === hash)?.id ?? 'about';

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Which of `count` links a key leads to from the link at `at`; null for keys that lead nowhere. */
export const linkAfterKey = (key: string, at: number, count: number): number | null =>
  STEPS[key]?.(at, count - 1) ?? null;
