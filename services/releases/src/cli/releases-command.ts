import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, onlyName } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';
import { agoText, table } from './table.ts';

/** `releases <name>`: what was published of a deployable. */
export async function releasesCommand(
  { admin }: CliContext,
  names: readonly string[],
  _options: CliOptions,
): Promise<CommandOutput> {
  const answer = await admin.releases(checkedDeployable(onlyName('releases', names)));
  const rows = answer.releases.map(({ version, at, actor = '', bytes, files }) => [
    version,
    at === undefined ? '' : agoText(at),
    actor,
    bytes === undefined ? 'damaged' : `${(bytes / 1_000).toFixed(1)} kB`,
    String(files ?? ''),
  ]);
  const more = answer.more > 0 ? [`and ${answer.more} older ones`] : [];
  const text = [table(['VERSION', 'PUBLISHED', 'BY', 'SIZE', 'FILES'], rows), ...more].join('\n');
  return { data: answer, text: rows.length > 0 ? text : `Nothing of ${answer.remote} was published.` };
}
