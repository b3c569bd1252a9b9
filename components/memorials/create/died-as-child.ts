const AGE_OF_MAJORITY = 18;

/**
 * Returns true if a person with these ISO dates died as a child. A death on the 18th birthday counts as well: if only
 * the years are known, both dates are 1 January, and the person may have been born later in the year. Returns false if
 * a date is missing.
 */
export function diedAsChild(birthDate: string, deathDate: string): boolean {
  const [year = '', ...rest] = birthDate.split('-');
  if (year.length !== 4 || rest.length !== 2 || deathDate < birthDate) return false;
  const adulthood = [String(Number(year) + AGE_OF_MAJORITY).padStart(4, '0'), ...rest].join('-');
  return deathDate <= adulthood;
}
