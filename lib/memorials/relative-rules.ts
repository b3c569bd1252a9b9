import { foldName } from './rules';

type Named = { relationship?: string; fullName?: string };

/** Whether two relatives are called the same. They may still be two people. */
export const isSameRelative = (one: Named, other: Named): boolean =>
  one.relationship === other.relationship && one.fullName?.trim() === other.fullName?.trim();

/**
 * Whether a relative wishes not to be named on the page; then nobody reads the name there, whatever else the family says of them: who
 * is said to have died would be named again. `hidden` has folded names.
 */
export const isHiddenRelative = (
  { fullName }: { fullName: string },
  hidden: readonly { name: string }[],
): boolean => hidden.some(({ name }) => name === foldName(fullName));
