import { foldName } from './rules';

type Named = { relationship?: string; fullName?: string };

/** Whether two relatives are called the same. They may still be two people. */
export const isSameRelative = (one: Named, other: Named): boolean =>
  one.relationship === other.relationship && one.fullName?.trim() === other.fullName?.trim();

/** Whether a living relative wishes not to be named on the page; then nobody reads the name there. `hidden` has folded names. */
export const isHiddenRelative = (
  { fullName, isLiving }: { fullName: string; isLiving: boolean },
  hidden: readonly { name: string }[],
): boolean => isLiving && hidden.some(({ name }) => name === foldName(fullName));
