import { stringify } from 'csv-stringify/sync';

/** A cell; null is an empty one. */
export type Cell = string | number | boolean | null;

/** What a spreadsheet reads as a formula at the start of a cell, also in full width or after blanks. */
const FORMULA = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/**
 * Places inside a cell where a spreadsheet with another list separator starts a new cell. It ignores our
 * quotes there, since they are not at the start of its cells.
 */
const FORMULA_INSIDE = /([;\t\r\n][\s\0"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Returns rows as lines of CSV (RFC 4180). An apostrophe before anything that looks like a formula keeps
 * spreadsheets from running what people typed (security.md, "Admin"). Numbers are ours and stay numbers.
 */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  stringify([...rows], {
    record_delimiter: 'windows',
    quoted_match: /[;\t\r\n]/,
    cast: { string: harmless, boolean: String },
  });

/** Without this byte order mark, Excel reads UTF-8 as the local code page. */
export const CSV_START = '\uFEFF';

function harmless(cell: string): string {
  const inside = cell.replace(FORMULA_INSIDE, "$1'");
  return FORMULA.test(inside) ? `'${inside}` : inside;
}
