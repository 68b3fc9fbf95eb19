import type { ReleaseDifference } from '../admin/difference/release-difference.ts';
import { checkedDeployable, checkedVersion } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { type CliOptions, UsageError } from './arguments.ts';
import { differenceText } from './difference-text.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';

/** `diff <name> <version> [version]`: what differs between two releases; with one version from what is live to it. */
export async function differenceCommand(
  context: CliContext,
  names: readonly string[],
  { env }: CliOptions,
): Promise<CommandOutput> {
  const [name, first, second, ...more] = names;
  if (name === undefined || first === undefined || more.length > 0)
    throw new UsageError('diff takes a name and one or two versions: diff mf-product 1.0.0 1.0.1');
  const remote = checkedDeployable(name);
  const [one, other] = [checkedVersion(first), second && checkedVersion(second)];
  const difference = await (other
    ? context.admin.difference(remote, one, other)
    : fromLive(context, { env, remote, version: one }));
  return { data: difference, text: differenceText(difference) };
}

async function fromLive(
  { admin }: CliContext,
  { env, remote, version }: { env: string; remote: string; version: string },
): Promise<ReleaseDifference> {
  const live = (await admin.registry(env)).slots[remote]?.stable;
  if (live !== undefined) return admin.difference(remote, live, version);
  throw new ReleaseRefusal(404, 'not_live', `${remote} is not live in ${env}. Name two versions.`);
}
