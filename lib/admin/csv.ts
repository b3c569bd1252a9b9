/** A cell; null is an empty one. */
export type Cell = string | number | boolean | null;

/** What a spreadsheet takes for a formula at the start of a cell, also in full width or after blanks. */
const FORMULA = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;
/**
 * Where a spreadsheet of a country with another list separator sees a cell begin, inside of ours: it
 * does not know our quotes then, which do not stand at the start of its cells.
 */
const FORMULA_INSIDE = /([;\t\r\n][\s\0"]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/**
 * One line of RFC 4180. What people typed never becomes a formula in whatever opens the file: an
 * apostrophe stands before it (design/security.md, "Admin"). Numbers are ours and stay numbers.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** Without it, Excel takes UTF-8 for the code page of the country. */
export const CSV_START = '\uFEFF';

function quoted(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const inside = cell.replace(FORMULA_INSIDE, "$1'");
  const harmless = FORMULA.test(inside) ? `'${inside}` : inside;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
