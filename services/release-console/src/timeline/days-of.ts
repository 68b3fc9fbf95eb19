import type { AuditLine } from '@dana/releases/admin/release-admin';

/** What happened on one day of this machine's zone. */
export type Day = { key: string; at: string; lines: AuditLine[] };

/** Lines in the order they have, by day. A clock that was wrong for a moment makes a day of its own. */
export function daysOf(lines: readonly AuditLine[]): Day[] {
  const days: Day[] = [];
  for (const line of lines) {
    const key = new Date(line.at).toDateString();
    const last = days.at(-1);
    if (last?.key === key) last.lines.push(line);
    else days.push({ key, at: line.at, lines: [line] });
  }
  return days;
}
