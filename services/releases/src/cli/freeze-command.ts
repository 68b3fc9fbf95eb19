import { instantText } from '../reading/instant-text.ts';
import { type CliOptions, needed, seenRevision, UsageError } from './arguments.ts';
import { changeCommand } from './change-commands.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';

/** `freeze|unfreeze <name>`, or `--all` with, for a freeze, the instant at which it ends: `--until 2026-12-01T08:00+03:00`. */
export const freezeCommand =
  (verb: 'freeze' | 'unfreeze') =>
  async (context: CliContext, names: readonly string[], options: CliOptions): Promise<CommandOutput> => {
    if (options.all) return freezeEverything(verb, context, names, options);
    if (options.until !== undefined) throw new UsageError(`--until is for ${verb} --all.`);
    return changeCommand(verb)(context, names, options);
  };

async function freezeEverything(
  verb: 'freeze' | 'unfreeze',
  { admin }: CliContext,
  names: readonly string[],
  { env, reason, until, 'if-match': ifMatch }: CliOptions,
): Promise<CommandOutput> {
  if (names.length > 0) throw new UsageError(`${verb} takes --all or a name, not both.`);
  const what = { env, reason: needed(`${verb} --all`, 'reason', reason), ifMatch: seenRevision(ifMatch) };
  const answer = await (verb === 'freeze' ? admin.freezeAll({ ...what, until }) : admin.unfreezeAll(what));
  const { changed, revision, frozen } = answer;
  if (!changed)
    return {
      data: answer,
      text: `${env} is ${frozen ? 'frozen so already' : 'not frozen'}; nothing changed.`,
    };
  if (!frozen)
    return {
      data: answer,
      text: `${env} is no longer frozen, revision ${revision}. Slots that are frozen alone stay so.`,
    };
  const end = frozen.until ? `until ${instantText(frozen.until)}` : 'until: pnpm release unfreeze --all';
  return {
    data: answer,
    text: `Everything in ${env} is frozen ${end}, revision ${revision}. Going back stays possible.`,
  };
}
