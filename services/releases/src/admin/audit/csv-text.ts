/** Programs for tables run such a cell as a formula, and what somebody typed as a reason must not run anywhere. */
const formula = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** One line of a file of comma-separated values (RFC 4180), with its ending. A cell that could be a formula gets a `'` in front. */
export const csvLine = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map(cellText).join(',')}\r\n`;

function cellText(cell: string | number | undefined): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
