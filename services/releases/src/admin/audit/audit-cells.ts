import type { AuditLine } from '../release-admin.ts';

/** The columns of an audit in a table. New ones come at the end. */
export const auditColumns = [
  ...(['at', 'kind', 'actor', 'verb', 'remotes', 'from', 'to', 'percent', 'revision', 'reason'] as const),
  ...(['approvedBy', 'forced', 'automatic', 'what', 'status', 'message', 'address'] as const),
] as const;

type Cells = Partial<Record<(typeof auditColumns)[number], string | number | undefined>>;

/** A line of the audit as cells of `auditColumns`. */
export function auditCells(line: AuditLine): (string | number | undefined)[] {
  const cells: Cells = { at: line.at, kind: line.kind, actor: line.actor, ...ownCells(line) };
  return auditColumns.map((column) => cells[column]);
}

function ownCells(line: AuditLine): Cells {
  const yes = (is: true | undefined) => (is ? 'yes' : undefined);
  if (line.kind === 'change') {
    const { verb, from, to, percent, revision, reason, approvedBy, forced, automatic } = line;
    const remotes = (line.remotes ?? [line.remote ?? '']).join(' ');
    return {
      verb,
      remotes,
      from,
      to,
      percent,
      revision,
      reason,
      approvedBy,
      forced: yes(forced),
      automatic: yes(automatic),
    };
  }
  if (line.kind === 'publish') {
    const { remote, version, reason, forced } = line;
    return { verb: 'publish', remotes: remote, to: version, reason, forced: yes(forced) };
  }
  const { what, status, message, address, remotes = [] } = line;
  return { remotes: remotes.join(' '), what, status, message, address };
}
