import { checkedDeployable, checkedVersion } from '../store/key.ts';
import { type CliOptions, numberOf, UsageError } from './arguments.ts';
import type { CliContext } from './server-context.ts';
import type { CommandOutput } from './output.ts';

/** `preview <name@version…>`: a signed link to the shop with these versions in place of the live ones. */
export async function previewCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env, hours, path }: CliOptions,
): Promise<CommandOutput> {
  if (names.length === 0)
    throw new UsageError('preview takes versions, for example: pnpm release preview mf-content@1.1.0');
  const remotes = Object.fromEntries(names.map(split));
  const link = await admin.preview({ env, remotes, hours: numberOf('hours', hours), path });
  return {
    data: link,
    text: `${link.url}\n\nAnyone who opens this sees ${names.join(', ')} until ${link.expiresAt}. Leave it: open the shop with ?preview=end`,
  };
}

function split(name: string): [remote: string, version: string] {
  const [remote = '', version, ...more] = name.split('@');
  if (version === undefined || more.length > 0)
    throw new UsageError(`"${name}" is not like mf-content@1.1.0.`);
  return [checkedDeployable(remote), checkedVersion(version)];
}
