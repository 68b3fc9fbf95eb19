import type { AuditLine } from '../admin/release-admin.ts';
import { instantText } from '../reading/instant-text.ts';
import { targetsText } from '../reading/targets-text.ts';
import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, numberOf, UsageError } from './arguments.ts';
import type { CliContext } from './server-context.ts';
import type { CommandOutput } from './output.ts';
import { table } from './table.ts';

/** `audit [name]`: who did what, when and why, newest first. */
export async function auditCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env, limit }: CliOptions,
): Promise<CommandOutput> {
  if (names.length > 1) throw new UsageError('audit takes one name, or none for everything.');
  const remote = names[0] === undefined ? undefined : checkedDeployable(names[0]);
  const answer = await admin.audit(env, { remote, limit: numberOf('limit', limit) });
  const rows = answer.entries.map((line) => [instant(line.at), line.actor, ...cellsOf(line)]);
  return {
    data: answer,
    text: rows.length > 0 ? table(['WHEN', 'WHO', 'WHAT', 'WHY'], rows) : 'Nothing happened here yet.',
  };
}

/** Of these, one that names no deployable is of all. */
const wholeVerbs = /^((un)?freeze|second-person-.*)$/;

function cellsOf(line: AuditLine): [what: string, why: string] {
  switch (line.kind) {
    case 'change': {
      const {
        verb,
        remotes = [],
        remote = remotes.join(' '),
        from,
        to,
        percent,
        targets,
        forced,
        automatic,
        reason,
        revision,
        until,
        due,
        approvedBy,
      } = line;
      const marks = `${forced ? ' (forced)' : ''}${automatic ? ' (by itself)' : ''}${approvedBy ? ` (approved by ${approvedBy})` : ''}`;
      const what = remote || (wholeVerbs.test(verb) ? 'everything' : '');
      const when = [until && ` until ${instantText(until)}`, due && ` at ${instantText(due)}`]
        .filter(Boolean)
        .join('');
      const of = targets ? ` (${targetsText(targets)})` : '';
      const share = percent === undefined ? '' : ` ${percent} %${of}`;
      return [
        `${revision}: ${verb} ${what} ${from ? `${from} → ` : ''}${to ?? ''}${share}${when}${marks}`,
        reason,
      ];
    }
    case 'publish':
      return [`publish ${line.remote} ${line.version}${line.forced ? ' (forced)' : ''}`, line.reason ?? ''];
    default:
      return [
        `${line.kind}: ${line.what}`,
        [line.status, line.message, line.address].filter(Boolean).join(' '),
      ];
  }
}

/** To the second, in UTC: people in several places read the same log. */
const instant = (at: string): string => at.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
