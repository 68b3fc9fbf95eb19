import type { RequestView } from '../admin/second-person-forms.ts';
import { instantText } from '../reading/instant-text.ts';
import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, needed, numberOf, onlyName, seenRevision, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';
import { table } from './table.ts';

type Command = (context: CliContext, names: readonly string[], options: CliOptions) => Promise<CommandOutput>;

/** `rule <name>|--all --second-person on|off --reason "…" [--hours 24]`: whether changes of it need a second person. */
export const ruleCommand: Command = async ({ admin }, names, options) => {
  const { 'second-person': state, all, hours, env, reason, 'if-match': ifMatch } = options;
  if (all && names.length > 0) throw new UsageError('rule takes --all or a name, not both.');
  if (state !== 'on' && state !== 'off') throw new UsageError('rule needs --second-person on, or off.');
  const answer = await admin.setSecondPerson({
    ...{ env, isOn: state === 'on', ifMatch: seenRevision(ifMatch) },
    remote: all ? '*' : checkedDeployable(onlyName('rule', names)),
    hours: numberOf('hours', hours),
    reason: needed('rule', 'reason', reason),
  });
  const ruled = Object.keys(answer.secondPerson).map((name) => (name === '*' ? 'everything' : name));
  const text = `A second person is needed in ${env} for: ${ruled.join(', ') || 'nothing'}.`;
  return { data: answer, text: answer.changed ? text : `${text} Nothing changed.` };
};

/** `requests`: what waits for a second person. */
export const requestsCommand: Command = async ({ admin }, names, { env }) => {
  if (names.length > 0) throw new UsageError('requests takes no names.');
  const answer = await admin.requests(env);
  const rows = answer.requests.map((request) => [
    request.id,
    request.by,
    wantedText(request),
    request.approvedBy ? `approved by ${request.approvedBy}` : `until ${instantText(request.expires)}`,
    request.reason,
  ]);
  return {
    data: answer,
    text:
      rows.length > 0
        ? table(['ID', 'WHO', 'WHAT', 'OPEN', 'WHY'], rows)
        : 'Nothing waits for a second person.',
  };
};

/** `approve <id>`: makes the change that somebody else asked for. */
export const approveCommand: Command = async ({ admin }, names, { env, 'if-match': ifMatch }) => {
  const answer = await admin.approve({ env, id: onlyId('approve', names), ifMatch: seenRevision(ifMatch) });
  const { verb, remotes, by, revision } = answer;
  const done =
    verb === 'publish'
      ? `${by} may publish it by force now, with the same command and the same build`
      : `${verb} ${remotes.join(' ')} is done, as ${by} asked for`;
  return { data: answer, text: `${done}: revision ${revision} in ${env}.` };
};

/** `reject <id> --reason "…"`: closes a request; also for who made it. */
export const rejectCommand: Command = async ({ admin }, names, { env, reason, 'if-match': ifMatch }) => {
  const [id, why] = [onlyId('reject', names), needed('reject', 'reason', reason)];
  const answer = await admin.reject({ env, id, reason: why, ifMatch: seenRevision(ifMatch) });
  return {
    data: answer,
    text: `${answer.verb} ${answer.remotes.join(' ')}, which ${answer.by} asked for, is not made.`,
  };
};

/** What somebody asks for, in one line. */
export function wantedText({ verb, remotes, version, percent, toRevision, due, force }: RequestView): string {
  return [
    ...[verb, ...remotes, version],
    percent !== undefined && `${percent} %`,
    toRevision !== undefined && `as at revision ${toRevision}`,
    due !== undefined && `at ${due}`,
    force && 'by force',
  ]
    .filter(Boolean)
    .join(' ');
}

function onlyId(verb: string, names: readonly string[]): string {
  const [id, ...more] = names;
  if (id !== undefined && /^[0-9a-f]{8}$/.test(id) && more.length === 0) return id;
  throw new UsageError(`${verb} takes the id of one request, as \`pnpm release requests\` shows it.`);
}
