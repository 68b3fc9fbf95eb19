import type { Verb } from '@dana/contracts/release/revision';
import type { ChangeAnswer } from '../api/release-admin.ts';
import type { ChangeOptions } from '../changes/change.ts';
import { changeSentence, moveText } from '../log/notices.ts';
import { checkedDeployable } from '../store/key.ts';
import type { CliContext } from './server-context.ts';
import {
  UsageError,
  durationMs,
  needed,
  numberOf,
  onlyName,
  seenRevision,
  type CliOptions,
  type CommandOutput,
} from './words.ts';

type Command = (context: CliContext, names: readonly string[], options: CliOptions) => Promise<CommandOutput>;

/** `<verb> <name> --reason "…"`: a change of one deployable. */
export const changeCommand =
  (verb: Verb): Command =>
  (context, names, options) => {
    const { version } = options;
    return change(context, verb, options, { remote: checkedDeployable(onlyName(verb, names)), version });
  };

/** `promote <name> --version v` or `<name>@v`; several names with `@` are promoted in one step, and go back in one. */
export const promoteCommand: Command = (context, names, options) => {
  const [first = '', ...others] = names;
  if (others.length === 0 && !first.includes('@')) {
    needed('promote', 'version', options.version);
    return changeCommand('promote')(context, names, options);
  }
  const releases = names.map((name) => name.split('@'));
  if (options.version !== undefined || releases.some((parts) => parts.length !== 2))
    throw new UsageError(
      'promote takes one name with --version, or names with their versions, for example: pnpm release promote mf-a@1.2.0 mf-b@3.0.0 --reason "…"',
    );
  const wanted = releases.map(([name = '', version = '']) => [checkedDeployable(name), version] as const);
  const [only, ...more] = wanted;
  if (only && more.length === 0)
    return change(context, 'promote', options, { remote: only[0], version: only[1] });
  return change(context, 'promote', options, { releases: Object.fromEntries(wanted) });
};

/** `freeze|unfreeze <name>`, or `--all` with, for a freeze, the instant at which it ends: `--until 2026-12-01T08:00+03:00`. */
export const freezeCommand =
  (verb: 'freeze' | 'unfreeze'): Command =>
  (context, names, options) => {
    const { all, until } = options;
    if (all && names.length > 0) throw new UsageError(`${verb} takes --all or a name, not both.`);
    if (until !== undefined && !(all && verb === 'freeze'))
      throw new UsageError('--until is for freeze --all.');
    return all ? change(context, verb, options, { until }) : changeCommand(verb)(context, names, options);
  };

/**
 * `restore <revision> --reason "…" [--only mf-a,mf-b]`: the versions of an earlier revision for everybody, in one step. With `--dry-run` it
 * only says what that would change.
 */
export const restoreCommand: Command = (context, names, options) => {
  const [text = '', ...more] = names;
  if (!/^[1-9]\d{0,7}$/.test(text) || more.length > 0)
    throw new UsageError('restore takes the number of one revision, as `pnpm release log` shows it.');
  const remotes = options.only?.split(',').map(checkedDeployable);
  const asked = { toRevision: Number(text), remotes };
  return options['dry-run'] ? planned(context, options, asked) : change(context, 'restore', options, asked);
};

/**
 * `canary <name> --version v --percent 10 --reason "…"`: a share of visitors. With `--steps 1,5,25,100 --every 10m` the shop itself takes
 * the next steps, and the command ends with the first.
 */
export const canaryCommand: Command = async (context, names, options) => {
  const remote = checkedDeployable(onlyName('canary', names));
  const version = needed('canary', 'version', options.version);
  const { salt, steps, every, percent } = options;
  if (steps !== undefined && percent !== undefined)
    throw new UsageError('--steps says the shares; leave --percent out.');
  const shares =
    steps === undefined
      ? { percent: numberOf('percent', needed('canary', 'percent', percent)) }
      : {
          steps: steps.split(',').map((step) => numberOf('steps', step)),
          everyMs: durationMs('every', every),
        };
  return change(context, 'canary', options, { remote, version, salt, ...shares });
};

/** What a restore would change. */
async function planned(
  { admin }: CliContext,
  { env, 'if-match': ifMatch }: CliOptions,
  asked: ChangeOptions,
): Promise<CommandOutput> {
  const more = { env, reason: '', isDryRun: true, ifMatch: seenRevision(ifMatch) };
  const answer = await admin.change('restore', { ...asked, ...more });
  const { moves, gate } = answer;
  if (moves.length === 0) return { data: answer, text: nothingDone(answer) };
  const lines = [
    `To be as at revision ${asked.toRevision}, ${env} would change so (nothing was changed):`,
    ...moves.map((move) => `  ${moveText(move)}`),
    ...gate.findings.map(({ message }) => `  warning: ${message}`),
  ];
  return { data: answer, text: lines.join('\n') };
}

async function change(
  { admin }: CliContext,
  verb: Verb,
  { env, reason, force, 'if-match': ifMatch, all }: CliOptions,
  asked: ChangeOptions,
): Promise<CommandOutput> {
  const answer = await admin.change(verb, {
    ...{ ...asked, env, force, ifMatch: seenRevision(ifMatch) },
    reason: needed(all ? `${verb} --all` : verb, 'reason', reason),
  });
  return { data: answer, text: answer.changed ? done(answer) : nothingDone(answer) };
}

function done({ frozen, ...answer }: ChangeAnswer): string {
  const { env, revision, verb, remote, moves, gate, notes } = answer;
  const isSeveral = moves.length > 1 || verb === 'restore';
  const sentence = changeSentence({
    ...answer,
    ...(isSeveral ? { moves, remotes: moves.map((move) => move.remote) } : { moves: undefined }),
    until: remote === undefined ? frozen?.until : undefined,
  });
  const after = verb.endsWith('freeze') ? 'Going back stays possible.' : 'New pages get it within a second.';
  return [
    `${sentence} in ${env}, revision ${revision}. ${after}`,
    ...notes.map((note) => `  ${note}`),
    ...gate.findings.map(({ message }) => `  warning: ${message}`),
  ].join('\n');
}

const nothingDone = ({ remote, to, env, frozen }: ChangeAnswer): string =>
  `${remote ?? 'All of it'} is so in ${env} already${to === undefined ? '' : `, and everybody gets ${to}`}; nothing changed.${frozen ? ' Everything is frozen.' : ''}`;
