type Names = { firstName: string; lastName: string };

/**
 * A full name in two fields: the last word is the last name, and a single word is the first. Nothing of
 * the name is lost, spaces included: `joinName` restores it.
 */
export function splitName(fullName: string): Names {
  const at = fullName.lastIndexOf(' ');
  if (at < 0) return { firstName: fullName, lastName: '' };
  return { firstName: fullName.slice(0, at), lastName: fullName.slice(at + 1) };
}

/** A name as people read it: no spaces around it, and one between two words. */
export const tidyName = (name: string) => name.trim().replace(/\s+/g, ' ');

/** The full name that the two fields make. */
export const joinName = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`.trim();
