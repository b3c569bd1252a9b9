/** A culture, from which names, places, nationality and religion are chosen. */
export type Culture = {
  /** Its share of all people. */
  share: number;
  given: readonly string[];
  family: readonly string[];
  /** Parts of invented surnames, so that there are as many different words as in reality. */
  surnameParts?: { starts: readonly string[]; ends: readonly string[] };
  order: 'given-family' | 'family-given' | 'two-families' | 'long';
  /** What separates the parts; by default a space. */
  between?: '';
  /** The same names in Latin letters, part for part. */
  latin?: { given: readonly string[]; family: readonly string[] };
  nationalities: readonly string[];
  places: readonly string[];
  religions: readonly string[];
};

/** Splits a text at its spaces: a list of words is easier to read as one text. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Splits a text at its semicolons and trims the parts. */
export const entries = (text: string): string[] => text.split(';').map((entry) => entry.trim());
