const WORD_JOINER = '\u2060';

/** A short prefix, which ends in a vowel, and its hyphen: `i-`, `Ku-`, `kwangu-`. */
const PREFIX = /(?<![\p{L}\p{N}-])(?:\p{Lu}|\p{Lu}?\p{Ll}{0,6}[aeiou])-(?=\S)/gu;

/**
 * A message of isiZulu in which no line ends between a prefix and its word, number or value: `i-akhawunti`,
 * `ku-{email}`. The word joiner behind each hyphen has no width.
 */
export const withPrefixesKept = (text: string): string => text.replace(PREFIX, `$&${WORD_JOINER}`);
