import { type AuditFilters, lineKinds } from '../admin/audit/audit-forms.ts';
import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, instantOption, UsageError } from './arguments.ts';

/** What a command line narrows the audit to. Errors: `UsageError` for what no line can be. */
export function auditFilters(names: readonly string[], options: CliOptions): AuditFilters {
  const [name, ...more] = names;
  if (more.length > 0) throw new UsageError('audit takes one name, or none for everything.');
  const { actor, verb, since, until, text } = options;
  const kind = lineKinds.find((known) => known === options.kind);
  if (options.kind !== undefined && kind === undefined)
    throw new UsageError(`--kind takes one of ${lineKinds.join(', ')}.`);
  return {
    ...(name !== undefined && { remote: checkedDeployable(name) }),
    ...(actor !== undefined && { actor }),
    ...(kind !== undefined && { kind }),
    ...(verb !== undefined && { verb }),
    ...(since !== undefined && { from: instantOption('since', since) }),
    ...(until !== undefined && { to: instantOption('until', until) }),
    ...(text !== undefined && { text }),
  };
}
