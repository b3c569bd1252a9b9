/** The commas of Latin, Arabic, Chinese and Japanese keyboards. */
const COMMAS = ',\u060c\uff0c\u3001\uff64';

/**
 * An item, plain or in double quotes, up to a comma or the end of the line. A quote in the middle
 * of an item is an ordinary character.
 */
const ITEM = new RegExp(
  String.raw`[^\S\n]*(?:"((?:[^"]|"")*)"(?=[^\S\n]*(?:[${COMMAS}\n]|$))|([^${COMMAS}\n]*))[^\S\n]*(?:[${COMMAS}\n]|$)`,
  'g',
);

const NEEDS_QUOTES = new RegExp(String.raw`[${COMMAS}\n]|^\s*"`);

/**
 * Splits a text at commas and line ends into trimmed items (product.md 5, "Edit page"). An item
 * that contains a comma is in double quotes.
 */
export const parseList = (text: string): string[] =>
  [...text.matchAll(ITEM)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter((item) => item !== '');

/** The reverse of `parseList`. */
export const formatList = (items: readonly string[]): string => items.map(quoteIfNeeded).join(', ');

const quoteIfNeeded = (item: string) =>
  NEEDS_QUOTES.test(item) ? `"${item.replaceAll('"', '""')}"` : item;
