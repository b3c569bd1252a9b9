type Names = { firstName: string; lastName: string };

/** A full name in the edit page's two fields: the last word is the last name. A single word is the first. */
export function splitName(fullName: string): Names {
  const at = fullName.lastIndexOf(' ');
  if (at < 0) return { firstName: fullName, lastName: '' };
  return { firstName: fullName.slice(0, at), lastName: fullName.slice(at + 1) };
}

/** The full name that the two fields make. */
export const joinName = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`.trim();

type Person = { fullName: string; birthDate: string; deathDate: string; biography: string };

/** A person as the simple edit page sees them (spec 3). */
export const toDeceased = ({ fullName, birthDate, deathDate, biography }: Person) => ({
  ...splitName(fullName),
  dateOfBirth: birthDate,
  dateOfDeath: deathDate,
  biography,
});
