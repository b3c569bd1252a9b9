/** Until which birthday somebody is a child. */
const ADULT_AT = 18;

/**
 * Whether somebody who was born and died on these days, as ISO texts, was a child. Of days of which the year alone is known, also
 * whoever may have been; false where one is missing.
 */
export function wasChild(birthDate: string, deathDate: string): boolean {
  const [year = '', ...rest] = birthDate.split('-');
  if (year.length !== 4 || rest.length !== 2 || deathDate < birthDate) return false;
  const adult = [String(Number(year) + ADULT_AT).padStart(4, '0'), ...rest].join('-');
  return deathDate <= adult;
}
