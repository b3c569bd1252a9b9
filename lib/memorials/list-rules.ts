/** An item, plain or in quotes, up to its comma or the line's end. A quote inside an item is just a letter. */
const ITEM = /[^\S\n]*(?:"((?:[^"]|"")*)"(?=[^\S\n]*(?:[,\n]|$))|([^,\n]*))[^\S\n]*(?:[,\n]|$)/g;

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
  /[,\n]|^\s*"/.test(item) ? `"${item.replaceAll('"', '""')}"` : item;
