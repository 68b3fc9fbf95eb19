import type { AuditLine } from '../admin/release-admin.ts';
import { instantText } from '../reading/instant-text.ts';
import { targetsText } from '../reading/targets-text.ts';

/** Of these, one that names no deployable is of all. */
const wholeVerbs = /^((un)?freeze|second-person-.*)$/;

/** A line of the audit for people: what was done, and why. */
export function auditWords(line: AuditLine): [what: string, why: string] {
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
