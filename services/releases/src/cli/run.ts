import {
  canaryCommand,
  changeCommand,
  freezeCommand,
  promoteCommand,
  restoreCommand,
} from './change-commands.ts';
import { type CliContext, type CreateContext, runCommand } from './server-context.ts';
import { logCommand, previewCommand } from './log-command.ts';
import { checkCommand, planCommand, publishCommand } from './publish-commands.ts';
import { statusCommand } from './status-command.ts';
import { type CliOptions, type CommandOutput, type Ending, UsageError } from './words.ts';

type Command = (context: CliContext, names: readonly string[], options: CliOptions) => Promise<CommandOutput>;

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
