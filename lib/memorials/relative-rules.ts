type Named = { relationship?: string; fullName?: string };

/** Whether two relatives are called the same. They may still be two people. */
export const isSameRelative = (one: Named, other: Named): boolean =>
  one.relationship === other.relationship && one.fullName?.trim() === other.fullName?.trim();
