import type { Tracing } from '@dana/server/watching/tracing';

/** A statement that ended: its text with places for its values, never the values. */
export type EndedStatement = { sql: string; durationMs: number; isFailed: boolean };

/** Longer ones are lists of many values. Unit: characters. */
const longest = 1_000;

/** Records statements as spans: their text with places for values, never the values. */
export const traceStatements =
  ({ ended }: Pick<Tracing, 'ended'>) =>
  ({ sql, durationMs, isFailed }: EndedStatement): void => {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, longest) };
    ended(`sql ${summaryOf(sql)}`, durationMs, attributes, isFailed);
  };

/** What a statement does and to which table: "insert orders". */
function summaryOf(sql: string): string {
  const verb = /^\W*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const table = /\b(?:from|into|update)\s+"?(\w+)/i.exec(sql)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}
