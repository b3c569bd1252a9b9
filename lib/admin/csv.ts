/** A cell; null is an empty one. */
export type Cell = string | number | boolean | null;

/** What a spreadsheet takes for a formula at the start of a cell, also in full width or after blanks. */
const FORMULA = /^[\s\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/**
 * One line of RFC 4180. What people typed never becomes a formula in whatever opens the file: such a
 * cell starts with an apostrophe (design/security.md, "Admin"). Numbers are ours and stay numbers.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** Without it, Excel takes UTF-8 for the code page of the country. */
export const CSV_START = '\uFEFF';

function quoted(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
