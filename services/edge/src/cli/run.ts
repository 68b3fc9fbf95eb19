import { type CliOptions, parseCommandLine, UsageError } from './arguments.ts';
import { promoteCommand, rollbackCommand } from './change-commands.ts';
import { type CliContext, createContext } from './context.ts';
import { type CommandOutput, type Ending, failure, success } from './output.ts';
import { publishCommand } from './publish-command.ts';
import { statusCommand } from './status-command.ts';

type Command = (context: CliContext, names: readonly string[], options: CliOptions) => Promise<CommandOutput>;

/** Every verb of `pnpm release`. A further verb is a further line here and one in the usage. */
const commands: Readonly<Record<string, Command>> = {
  publish: publishCommand,
  promote: promoteCommand,
  rollback: rollbackCommand,
  status: statusCommand,
};

const usage = `pnpm release <verb>
  status                                       what is live, and what it can go back to
  rollback <name> --reason "…" [--version v]   go back, without a version to the newest previous one
  publish  <name…> [--promote] [--no-build]    build if needed and publish the version of package.json;
           [--from folder]                     --promote makes it live where nothing is live yet,
                                               with --reason "…" in any case
  promote  <name> --version v --reason "…"     make a published version live
Everywhere: --env production, --json, and for changes --if-match <revision>. promote takes --force.
Exit codes: 0 done, 1 refused, 2 wrong usage.`;

/** Runs one command line. Errors: only bugs are thrown; refusals and wrong usage are endings. */
export async function runRelease(args: readonly string[]): Promise<Ending> {
  const isJson = args.includes('--json');
  try {
    const { verb, names, options } = parseCommandLine(args);
    if (options.help) return success({ data: { usage }, text: usage }, isJson);
    const command = verb !== undefined && Object.hasOwn(commands, verb) ? commands[verb] : undefined;
    if (!command) throw new UsageError(verb ? `There is no verb "${verb}".` : 'Which verb?');
    const context = createContext((progress) => isJson || process.stderr.write(`${progress}\n`));
    return success(await command(context, names, options), isJson);
  } catch (error) {
    return failure(error, isJson, usage);
  }
}
