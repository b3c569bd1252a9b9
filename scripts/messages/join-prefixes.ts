const WORD_JOINER = '\u2060';

/** A short prefix that ends in a vowel, and its hyphen: `i-`, `Ku-`, `kwangu-`. */
const PREFIX = /(?<![\p{L}\p{N}-])(?:\p{Lu}|\p{Lu}?\p{Ll}{0,6}[aeiou])-(?=\S)/gu;

/**
 * Prevents line breaks in an isiZulu message between a prefix and its word, number or value, as in `i-akhawunti` and
 * `ku-{email}`, by an invisible word joiner after each hyphen.
 */
export const joinPrefixes = (text: string): string => text.replace(PREFIX, `$&${WORD_JOINER}`);
