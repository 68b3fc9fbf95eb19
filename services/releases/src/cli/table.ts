/** Rows under headings, in columns as wide as their longest cell. A dash stands for nothing. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows.map((row) => row.map((cell) => cell || '–'))];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const units = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
] as const;

/** How long ago an instant was, in its largest whole unit. Instants of the future (a wrong clock) read as now. */
export function agoText(at: string, now = new Date()): string {
  const seconds = (now.getTime() - Date.parse(at)) / 1000;
  const unit = units.find((candidate) => seconds >= candidate.seconds);
  if (unit === undefined) return 'just now';
  const count = Math.floor(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
