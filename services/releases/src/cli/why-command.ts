import { type CliOptions, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';
import { agoText, table } from './table.ts';

/** `why <mark>`: why a visitor got the versions that they got. */
export async function whyCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env }: CliOptions,
): Promise<CommandOutput> {
  const [mark, ...more] = names;
  if (mark === undefined || more.length > 0)
    throw new UsageError(
      'why takes one mark. In the console of the browser: performance.getEntriesByType("navigation")[0].serverTiming',
    );
  const answer = await admin.why(env, mark);
  const rows = Object.entries(answer.slots).map(([name, { version, text }]) => [name, version ?? '?', text]);
  return {
    data: answer,
    text: `Sent ${agoText(answer.sentAt)} from revision ${answer.revision} of ${env}\n\n${table(['DEPLOYABLE', 'GOT', 'BECAUSE'], rows)}`,
  };
}
