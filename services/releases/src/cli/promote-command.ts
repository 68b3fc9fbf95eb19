import { type CliOptions, needed, UsageError } from './arguments.ts';
import { changeCommand } from './change-commands.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';

const [promoteNow, promoteLater] = [changeCommand('promote'), changeCommand('schedule')];

/**
 * `promote <name> --version v --reason "…"`, now or `--at 2026-12-01T08:00+03:00`. Later is a call of its own: an older server
 * refuses it, where it would take an unknown option for nothing and promote at once.
 */
export async function promoteCommand(
  context: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  if (options.at === undefined) return promoteNow(context, names, options);
  if (options.force)
    throw new UsageError('A promotion that is scheduled cannot be forced: it is judged when it is due.');
  needed('promote', 'version', options.version);
  return promoteLater(context, names, options);
}
