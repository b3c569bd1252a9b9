import { foldName } from './rules';

type RelativeName = { relationship?: string; fullName?: string };

/** Whether two entries have the same relationship and name. They may still be two people. */
export const isSameRelative = (one: RelativeName, other: RelativeName): boolean =>
  one.relationship === other.relationship && one.fullName?.trim() === other.fullName?.trim();

/**
 * Whether a relative asked not to be named on the page. This holds even if the family marks them as
 * dead, which would show the name again. `hidden` contains names folded by `foldName`.
 */
export const isHiddenRelative = (
  { fullName }: { fullName: string },
  hidden: readonly { name: string }[],
): boolean => hidden.some(({ name }) => name === foldName(fullName));
