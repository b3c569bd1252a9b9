import { stringify } from 'csv-stringify/sync';

/** Null is an empty cell. */
export type CsvCell = string | number | boolean | null;

/**
 * The beginning of a cell that spreadsheets read as a formula, including full-width characters and
 * leading blanks.
 */
const FORMULA = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/**
 * Places inside a cell where a spreadsheet with another separator starts a new cell. It ignores our
 * quotes there, because they are not at the start of its cells.
 */
const FORMULA_INSIDE = /([;\t\r\n][\s\0"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * Formats rows as CSV (RFC 4180). An apostrophe before anything that looks like a formula keeps
 * spreadsheets from executing what people typed (security.md, "Admin"). Numbers come from us and
 * stay numbers.
 */
export const csvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify([...rows], {
    record_delimiter: 'windows',
    quoted_match: /[;\t\r\n]/,
    cast: { string: neutralizeFormulas, boolean: String },
  });

/** The byte order mark, without which Excel reads UTF-8 as the local code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

function neutralizeFormulas(cell: string): string {
  const inside = cell.replace(FORMULA_INSIDE, "$1'");
  return FORMULA.test(inside) ? `'${inside}` : inside;
}
