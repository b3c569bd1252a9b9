/** The commas of Latin, Arabic, Chinese and Japanese keyboards. */
const COMMAS = ',\u060c\uff0c\u3001\uff64';

/** An item, plain or in quotes, up to its comma or the line's end. A quote inside an item is just a letter. */
const ITEM = new RegExp(
  String.raw`[^\S\n]*(?:"((?:[^"]|"")*)"(?=[^\S\n]*(?:[${COMMAS}\n]|$))|([^${COMMAS}\n]*))[^\S\n]*(?:[${COMMAS}\n]|$)`,
  'g',
);

const NEEDS_QUOTES = new RegExp(String.raw`[${COMMAS}\n]|^\s*"`);

/**
 * A comma-separated text as its trimmed items (product.md 5, "Edit page"); a line's end separates too. An item
 * that contains a comma is in double quotes.
 */
export const parseList = (text: string): string[] =>
  [...text.matchAll(ITEM)]
    .map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? '').trim())
    .filter((item) => item !== '');

/** The text that `parseList` reads as these items. */
export const formatList = (items: readonly string[]): string => items.map(quoteIfNeeded).join(', ');

const quoteIfNeeded = (item: string) =>
  NEEDS_QUOTES.test(item) ? `"${item.replaceAll('"', '""')}"` : item;
