import type { Verb } from '@dana/contracts/release/revision';
import type { ChangeAnswer } from '../api/release-admin.ts';
import type { ChangeOptions } from '../changes/change.ts';
import { changeSentence, moveText } from '../log/notices.ts';
import { checkedDeployable } from '../store/key.ts';
import { logCommand, statusCommand } from './look-commands.ts';
import { checkCommand, planCommand, previewCommand, publishCommand } from './publish-commands.ts';
import { type CliContext, type CreateContext, runCommand } from './server-context.ts';
import {
  UsageError,
  durationMs,
  needed,
  numberOf,
  onlyName,
  seenRevision,
  type CliOptions,
  type CommandOutput,
  type Ending,
} from './words.ts';

type Command = (context: CliContext, names: readonly string[], options: CliOptions) => Promise<CommandOutput>;

/** `<verb> <name> --reason "…"`: a change of one deployable. */
const changeCommand =
  (verb: Verb): Command =>
  (context, names, options) => {
    const { version } = options;
    return change(context, verb, options, { remote: checkedDeployable(onlyName(verb, names)), version });
  };

/** `promote <name> --version v` or `<name>@v`; several names with `@` are promoted in one step, and go back in one. */
const promoteCommand: Command = (context, names, options) => {
  const { version } = options;
  const asked = names.map((name) => [...name.split('@'), ...(version === undefined ? [] : [version])]);
  if (asked.length === 0 || asked.some((parts) => parts.length !== 2) || (version && asked.length > 1))
    throw new UsageError(
      'promote takes one name with --version, or names with their versions, for example: pnpm release promote mf-a@1.2.0 mf-b@3.0.0 --reason "…"',
    );
  const wanted = asked.map(([name = '', of = '']) => [checkedDeployable(name), of] as const);
  const [[remote, only] = []] = wanted;
  const what = wanted.length === 1 ? { remote, version: only } : { releases: Object.fromEntries(wanted) };
  return change(context, 'promote', options, what);
};

/** `freeze|unfreeze <name>`, or `--all` with, for a freeze, the instant at which it ends: `--until 2026-12-01T08:00+03:00`. */
const freezeCommand =
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
const restoreCommand: Command = (context, names, options) => {
  const [text = '', ...more] = names;
  if (!/^[1-9]\d{0,7}$/.test(text) || more.length > 0)
    throw new UsageError('restore takes the number of one revision, as `pnpm release log` shows it.');
  const remotes = options.only?.split(',').map(checkedDeployable);
  const asked = { toRevision: Number(text), remotes };
  return change(context, 'restore', options, asked);
};

/**
 * `canary <name> --version v --percent 10 --reason "…"`: a share of visitors. With `--steps 1,5,25,100 --every 10m` the shop itself takes
 * the next steps, and the command ends with the first.
 */
const canaryCommand: Command = async (context, names, options) => {
  const remote = checkedDeployable(onlyName('canary', names));
  const version = needed('canary', 'version', options.version);
  const { salt, steps, every, percent } = options;
  if (steps !== undefined && percent !== undefined)
    throw new UsageError('--steps says the shares; leave --percent out.');
  const asked = { remote, version, salt };
  if (steps === undefined) {
    const share = numberOf('percent', needed('canary', 'percent', percent));
    return change(context, 'canary', options, { ...asked, percent: share });
  }
  const shares = steps.split(',').map((step) => numberOf('steps', step));
  return change(context, 'canary', options, { ...asked, steps: shares, everyMs: durationMs('every', every) });
};

async function change(
  { admin }: CliContext,
  verb: Verb,
  { env, reason, force, 'if-match': ifMatch, all, 'dry-run': isDryRun }: CliOptions,
  asked: ChangeOptions,
): Promise<CommandOutput> {
  if (isDryRun && verb !== 'restore') throw new UsageError('--dry-run is for restore.');
  const answer = await admin.change(verb, {
    ...{ ...asked, env, force, isDryRun, ifMatch: seenRevision(ifMatch) },
    reason: isDryRun ? '' : needed(all ? `${verb} --all` : verb, 'reason', reason),
  });
  if (isDryRun && answer.moves.length > 0) return { data: answer, text: planText(answer) };
  return { data: answer, text: answer.changed ? done(answer) : nothingDone(answer) };
}

const planText = ({ env, moves, gate }: ChangeAnswer): string =>
  [
    `${env} would change so (nothing was changed):`,
    ...moves.map((move) => `  ${moveText(move)}`),
    ...gate.findings.map(({ message }) => `  warning: ${message}`),
  ].join('\n');

function done({ frozen, ...answer }: ChangeAnswer): string {
  const { env, revision, verb, remote, moves, gate, notes } = answer;
  const isSeveral = remote === undefined || moves.length > 1;
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

/** Every verb of `pnpm release`. A further verb is a further line here and one in the usage. */
const commands: Readonly<Record<string, Command>> = {
  status: statusCommand,
  log: logCommand,
  rollback: changeCommand('rollback'),
  restore: restoreCommand,
  pause: changeCommand('pause'),
  resume: changeCommand('resume'),
  abort: changeCommand('abort'),
  freeze: freezeCommand('freeze'),
  unfreeze: freezeCommand('unfreeze'),
  check: checkCommand,
  plan: planCommand,
  publish: publishCommand,
  preview: previewCommand,
  canary: canaryCommand,
  promote: promoteCommand,
  retire: changeCommand('retire'),
};

const usage = `pnpm release <verb>
  status   [name]                              what is live, how it does, the suspect, and what it can go back to;
                                               of one also what was published
  log      [name] [--limit 30]                 who changed what is live, when and why, and what was published
  rollback <name> --reason "…" [--version v]   go back, without a version to the newest one with a good record, with
                                               all that were promoted together with it
  restore  <revision> --reason "…"             the versions of an earlier revision for everybody, in one step;
           [--only mf-a,mf-b] [--dry-run]      only these; only says what it would change
  abort    <name> --reason "…"                 end a canary
  freeze   <name> --reason "…"                 no promotion and no canary until unfreeze
  unfreeze <name> --reason "…"
  freeze   --all --reason "…"                  nothing goes forward; also unfreeze --all
           [--until 2026-12-01T08:00+03:00]    ends by itself
  check    <name…>                             would publishing be refused? stores nothing
  plan     [name…]                             which of them differ from what is live, and have to be released
  publish  <name…> [--promote] [--no-build]    build if needed and publish the version of package.json;
           [--from folder]                     --promote makes it live where nothing is live yet,
                                               with --reason "…" in any case
  preview  <name@version…> [--hours 24]        a signed link that shows these versions
           [--path /en/shop]
  canary   <name> --version v --percent 10     a share of visitors gets a published version
           --reason "…" [--salt text]          (the same salt: the same visitors);
           [--steps 1,5,25,100 --every 10m]    climbs by itself on enough good visits, ends on bad ones; 100: live for all
  pause    <name> --reason "…"                 a canary with steps stays at its share
  resume   <name> --reason "…"
  promote  <name> --version v --reason "…"     make a published version live;
           <name@v name@v …> --reason "…"      several in one step, judged together; they go back together
  retire   <name> --reason "…"                 a remote leaves the shop; restore or promote bring it again
Everywhere: --env production, --json, and for changes --if-match <revision>. publish, canary, promote and retire take
--force with --reason. RELEASE_SERVER and RELEASE_TOKEN: work on that server instead of the local store.
RELEASE_KEY_FILE (or its text in RELEASE_KEY): the key to sign with. Tokens, keys and clean-up: pnpm ops --help.
Exit codes: 0 done, 1 refused, 2 wrong usage.`;

/** Runs one command line. Errors: only bugs are thrown; refusals and wrong usage are endings. */
export const runRelease = (args: readonly string[], createContext: CreateContext): Promise<Ending> =>
  runCommand(args, { usage, createContext }, ({ verb, names, options }) => {
    const command = verb !== undefined && Object.hasOwn(commands, verb) ? commands[verb] : undefined;
    if (!command) throw new UsageError(verb ? `There is no verb "${verb}".` : 'Which verb?');
    return (context) => command(context, names, options);
  });
