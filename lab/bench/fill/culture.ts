/** Where somebody was at home: what names, places, nationality and religion are taken from. */
export type Culture = {
  /** How frequent it is among all. */
  share: number;
  given: readonly string[];
  family: readonly string[];
  /** Parts of surnames that are made up, so that there are as many different words as in life. */
  made?: { starts: readonly string[]; ends: readonly string[] };
  order: 'given-family' | 'family-given' | 'two-families' | 'long';
  /** What is between the parts: a space where this says nothing. */
  between?: '';
  /** The same names in Latin letters, part for part. */
  latin?: { given: readonly string[]; family: readonly string[] };
  nationalities: readonly string[];
  places: readonly string[];
  religions: readonly string[];
};

/** The words of a text: lists are easier to read as one. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** What is between the semicolons of a text. */
export const entries = (text: string): string[] => text.split(';').map((entry) => entry.trim());
