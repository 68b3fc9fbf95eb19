import { auditFiles } from '../admin/audit/audit-file.ts';
import type { AuditAnswer } from '../admin/release-admin.ts';
import { type CliOptions, numberOf, UsageError } from './arguments.ts';
import { auditFilters } from './audit-filters.ts';
import { auditWords } from './audit-words.ts';
import { collectAudit } from './collect-audit.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';
import { table } from './table.ts';

/** Without `--limit`: what a screen takes, and what a file may hold. */
const usual = { table: 30, file: 10_000 };

/** `audit [name]`: who did what, when and why, newest first; with `--format` as a file. */
export async function auditCommand(
  context: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const { env, limit, format } = options;
  const write = format === undefined ? asTable : fileWriter(format);
  const most =
    limit === undefined ? usual[format === undefined ? 'table' : 'file'] : numberOf('limit', limit);
  const answer = await collectAudit(context, env, auditFilters(names, options), Math.max(most, 1));
  if (format !== undefined && answer.next)
    context.say(
      `These are the newest ${answer.entries.length}; older ones need a larger --limit, or --until.`,
    );
  return { data: answer, text: write(answer) };
}

function fileWriter(format: string): (answer: AuditAnswer) => string {
  const file = format === 'csv' || format === 'json' ? auditFiles[format] : undefined;
  if (!file) throw new UsageError('--format takes csv or json.');
  return ({ env, entries }) => `${file.begin(env)}${file.lines(entries, true)}${file.end}`.trimEnd();
}

function asTable({ entries }: AuditAnswer): string {
  if (entries.length === 0) return 'Nothing of this happened here yet.';
  const rows = entries.map((line) => [instant(line.at), line.actor, ...auditWords(line)]);
  return table(['WHEN', 'WHO', 'WHAT', 'WHY'], rows);
}

/** To the second, in UTC: people in several places read the same log. */
const instant = (at: string): string => at.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
