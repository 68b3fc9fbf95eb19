import type { AuditLine } from '../release-admin.ts';
import type { AuditFilters } from './audit-forms.ts';

/** Whether a line is asked for. */
export function isAsked(line: AuditLine, env: string, filters: AuditFilters): boolean {
  const { kind, from, to, actor, text } = filters;
  if (kind !== undefined && line.kind !== kind) return false;
  if (from !== undefined && line.at < from) return false;
  if (to !== undefined && line.at > to) return false;
  return (
    isOf(line, env, filters.remote) &&
    holds(actor, line.actor, 'approvedBy' in line ? line.approvedBy : undefined) &&
    (filters.verb === undefined || isVerb(line, filters.verb)) &&
    holds(text, ...wordsOf(line))
  );
}

/** Of an entry without an environment nobody knows better; without a deployable it is of none. */
function isOf(line: AuditLine, env: string, remote: string | undefined): boolean {
  if (!isPublish(line) && 'env' in line && line.env !== undefined && line.env !== env) return false;
  if (remote === undefined) return true;
  if (isPublish(line)) return line.remote === remote;
  if (isChange(line)) return (line.remotes ?? [line.remote]).includes(remote);
  return line.remotes?.includes(remote) === true;
}

function isVerb(line: AuditLine, verb: string): boolean {
  if (isChange(line)) return line.verb === verb;
  if (isPublish(line)) return verb === 'publish';
  return line.kind === 'refused' && line.what.startsWith(`${verb} `);
}

function wordsOf(line: AuditLine): (string | undefined)[] {
  return isChange(line) || isPublish(line) ? [line.reason] : [line.what, line.message];
}

function holds(asked: string | undefined, ...texts: (string | undefined)[]): boolean {
  if (asked === undefined) return true;
  const small = asked.toLowerCase();
  return texts.some((text) => text?.toLowerCase().includes(small));
}

type Of<Kind extends AuditLine['kind']> = Extract<AuditLine, { kind: Kind }>;
const isChange = (line: AuditLine): line is Of<'change'> => line.kind === 'change';
const isPublish = (line: AuditLine): line is Of<'publish'> => line.kind === 'publish';
