import { resolve } from 'node:path';
import { promote } from '../changes/promote.ts';
import { publishFolder } from '../publish/publish-folder.ts';
import { readVersion } from '../publish/source-manifest.ts';
import { checkedDeployable } from '../store/key.ts';
import { type CliOptions, UsageError } from './arguments.ts';
import { buildWhenStale } from './build-when-stale.ts';
import type { CliContext } from './context.ts';
import type { CommandOutput } from './output.ts';

/** `publish <name…>`: builds what is out of date, publishes it, and with `--promote` makes a first release live. */
export async function publishCommand(
  context: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  if (names.length === 0)
    throw new UsageError(
      'publish needs at least one deployable, for example: pnpm release publish mf-content',
    );
  if (options.from !== undefined && names.length > 1)
    throw new UsageError('--from is for one deployable at a time.');
  const published = [];
  for (const name of names) published.push(await publishOne(context, checkedDeployable(name), options));
  return {
    data: names.length === 1 ? published[0] : published,
    text: published.map(sentence).join('\n'),
  };
}

async function publishOne(context: CliContext, remote: string, options: CliOptions) {
  const { store, root, actor, say } = context;
  const { env } = options;
  const folder = options.from === undefined ? resolve(root, remote) : resolve(options.from);
  // Read before the build, which would have less to say about a folder that is not there.
  readVersion(folder, remote);
  const built = options['no-build'] ? false : await buildWhenStale(remote, folder);
  if (built) say(`${remote}: built`);
  const { manifest, outcome } = await publishFolder({ store, env, remote, folder });
  const { version, treeHash } = manifest;
  const live = options.promote
    ? await promote({ store, env, remote, actor, version, ...promotion(options) })
    : undefined;
  return {
    verb: 'publish',
    env,
    remote,
    version,
    treeHash,
    outcome,
    built,
    promoted: live?.isNew ?? false,
    ...(live && { stable: live.to, revision: live.revision.revision }),
  };
}

/** Without a reason only a slot's first release goes live by itself, so that a restart undoes no rollback. */
function promotion({ reason, force }: CliOptions): { reason: string; onlyFirst: boolean; force: boolean } {
  return reason === undefined
    ? { reason: 'First release', onlyFirst: true, force: false }
    : { reason, onlyFirst: false, force };
}

type Published = Awaited<ReturnType<typeof publishOne>>;

function sentence({ remote, version, outcome, promoted, stable }: Published): string {
  const what = outcome === 'published' ? 'published' : 'was published before, nothing changed';
  if (promoted) return `${remote}@${version} ${what}, and is live`;
  if (stable === version) return `${remote}@${version} ${what}; it is live`;
  return `${remote}@${version} ${what}. Make it live: pnpm release promote ${remote} --version ${version} --reason "…"`;
}
