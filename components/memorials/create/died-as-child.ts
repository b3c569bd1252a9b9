const ADULT_AT = 18;

/**
 * Returns whether a person with these ISO dates died as a child. If only a year is known, it returns true if they may
 * have been one; it returns false if a date is missing.
 */
export function diedAsChild(birthDate: string, deathDate: string): boolean {
  const [year = '', ...rest] = birthDate.split('-');
  if (year.length !== 4 || rest.length !== 2 || deathDate < birthDate) return false;
  const adulthood = [String(Number(year) + ADULT_AT).padStart(4, '0'), ...rest].join('-');
  return deathDate <= adulthood;
}
