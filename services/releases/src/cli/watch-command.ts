import type { Notice } from '@dana/contracts/release/notice';
import { type CliOptions, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';

/** `watch`: a line for each change as it comes, until the process is ended; with `--json` a line of JSON. */
export async function watchCommand(
  { admin, say }: CliContext,
  names: readonly string[],
  { env, json }: CliOptions,
): Promise<CommandOutput> {
  if (names.length > 0) throw new UsageError('watch takes no names: it shows every change.');
  const ended = new AbortController();
  process.once('SIGINT', () => ended.abort());
  say(`Changes of ${env} are printed as they come. Ctrl-C ends it.`);
  for await (const notice of admin.watch(env, ended.signal))
    process.stdout.write(`${json ? JSON.stringify(notice) : lineOf(notice)}\n`);
  return { data: { ended: true }, text: '' };
}

function lineOf({ at, revision, actor, sentence, reason }: Notice): string {
  const instant = at.replace('T', ' ').replace(/\.\d+Z$/, 'Z');
  return `${instant}  ${revision}: ${sentence}, by ${actor}: ${reason}`;
}
