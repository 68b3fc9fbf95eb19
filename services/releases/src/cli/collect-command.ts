import { type CliOptions, UsageError } from './arguments.ts';
import type { CliContext } from './server-context.ts';
import type { CommandOutput } from './output.ts';

/** `gc`: marks and, a day later, deletes the files of builds that nobody can need. Run it daily. */
export async function collectCommand(
  { admin }: CliContext,
  names: readonly string[],
  _options: CliOptions,
): Promise<CommandOutput> {
  if (names.length > 0) throw new UsageError('gc takes no names.');
  const result = await admin.collect();
  const { marked, deleted, kept, sweptUnfinished } = result;
  return {
    data: result,
    text: `Deleted ${deleted.length} builds and ${sweptUnfinished} unfinished uploads; marked ${marked.length} that go in a day unless they are needed; ${kept} stay.`,
  };
}
