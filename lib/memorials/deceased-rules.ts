type Names = { firstName: string; lastName: string };

/**
 * Splits a full name: the last word is the last name, a single word is the first name. `joinName`
 * restores the name exactly, spaces included.
 */
export function splitName(fullName: string): Names {
  const at = fullName.lastIndexOf(' ');
  if (at < 0) return { firstName: fullName, lastName: '' };
  return { firstName: fullName.slice(0, at), lastName: fullName.slice(at + 1) };
}

/** Trims a name and reduces each run of white space to one space. */
export const tidyName = (name: string) => name.trim().replace(/\s+/g, ' ');

export const joinName = ({ firstName, lastName }: Names) => `${firstName} ${lastName}`.trim();
