import { resolve } from 'node:path';
import type { GateResult } from '@dana/contracts/release/revision';
import { readSourceMaps } from '../publish/source-maps.ts';
import { readReleaseBuild, readVersion } from '../publish/build.ts';
import { signBuild } from '../publish/publisher-signature.ts';
import { readOrigin } from '../publish/release-origin.ts';
import { checkedDeployable, checkedVersion } from '../store/key.ts';
import { ReleaseRefusal } from '../store/store.ts';
import type { CliContext } from './server-context.ts';
import { UsageError, numberOf, type CliOptions, type CommandOutput } from './words.ts';

/** `publish <name…>`: builds what is out of date, publishes it, and with `--promote` makes a first release live. */
export async function publishCommand(
  context: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const published = [];
  for (const name of someNames('publish', names, context, options))
    published.push(await publishOne(context, name, options));
  return {
    data: published.length === 1 ? published[0] : published,
    text: published.flatMap((one) => [sentence(one), ...notesOf(one.gate)]).join('\n'),
  };
}

/** `check <name…>`: would publishing be refused? Stores nothing. */
export async function checkCommand(
  context: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const checked = [];
  for (const name of someNames('check', names, context, options)) {
    const build = await buildOf(context, name, options);
    const key = await context.signer({ makes: false });
    checked.push(
      await context.admin.publish(key ? signBuild(build, key) : build, { env: options.env, isDryRun: true }),
    );
  }
  const text = checked.map(({ remote, version, gate }) =>
    [
      `${remote}@${version} can be published and runs beside what is live in ${options.env}.`,
      ...notesOf(gate),
    ].join('\n'),
  );
  return { data: checked.length === 1 ? checked[0] : checked, text: text.join('\n') };
}

const notesOf = ({ findings }: GateResult): string[] => findings.map(({ message }) => `  note: ${message}`);

function someNames(
  verb: string,
  given: readonly string[],
  { ownName }: CliContext,
  { from }: CliOptions,
): string[] {
  const names = given.length === 0 && ownName !== undefined ? [ownName] : given;
  if (names.length === 0)
    throw new UsageError(
      `${verb} needs at least one deployable, for example: pnpm release ${verb} mf-content`,
    );
  if (from !== undefined && names.length > 1) throw new UsageError('--from is for one deployable at a time.');
  return names.map(checkedDeployable);
}

/** Builds what is out of date. Errors: refuses a folder that cannot be released. */
async function buildOf({ folderOf, say }: CliContext, remote: string, options: CliOptions) {
  const folder = options.from === undefined ? folderOf(remote) : resolve(options.from);
  // Read before the build, which would have less to say about a folder that is not there.
  readVersion(folder, remote);
  const isBuilt = options['no-build'] ? false : await buildWhenStale(remote, folder);
  if (isBuilt) say(`${remote}: built`);
  return { ...(await readReleaseBuild(remote, folder)), isBuilt, folder };
}

async function publishOne(context: CliContext, remote: string, options: CliOptions) {
  const { admin } = context;
  const { env, reason, force } = options;
  const { isBuilt, folder, ...build } = await buildOf(context, remote, options);
  const key = await context.signer({ makes: true });
  const origin = await readOrigin(folder, build.version, {
    variables: process.env,
    isNamed: process.env.RELEASE_AUTHORS !== 'off',
  });
  const published = await admin.publish(
    { ...(key ? signBuild(build, key) : build), origin },
    { env, force: force && reason !== undefined, reason },
  );
  const { version, treeHash, outcome, gate } = published;
  const maps = await keepMaps(context, { remote, version }, folder);
  const live = options.promote
    ? await admin.change('promote', { env, remote, version, ...promotion(options) })
    : undefined;
  return {
    ...{ verb: 'publish', env, remote, version, treeHash, outcome, gate, maps, built: isBuilt },
    ...{ promoted: live?.changed ?? false, ...(live && { stable: live.to, revision: live.revision }) },
  };
}

/** A release without maps is a release: then its stacks stay as they were built. @returns how many maps there are. */
async function keepMaps(
  { admin, say }: CliContext,
  release: { remote: string; version: string },
  folder: string,
): Promise<number> {
  try {
    return (await admin.keepMaps(release, () => readSourceMaps(folder))).maps;
  } catch (error) {
    if (!(error instanceof ReleaseRefusal)) throw error;
    const why = error.code === 'no_such_call' ? 'the server takes none' : error.message;
    say(`${release.remote}: its source maps were not stored (${why})`);
    return 0;
  }
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

type Step = 'none' | 'promote' | 'release' | 'refused';
type Planned = { remote: string; version: string; step: Step; why: string };

/**
 * `plan [name…]`: builds each and says which have to be released: those whose build is another than what is live. A change that
 * reaches no byte of a build asks for nothing.
 * Errors: refuses with the whole plan when one of them cannot be released as it stands.
 */
export async function planCommand(
  context: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const { slots } = await context.admin.registry(options.env);
  const plan: Planned[] = [];
  for (const name of names.length > 0 ? names : context.everyName())
    plan.push(await planOne(context, name, options, slots[name]?.stable));
  const text = plan.map(({ remote, version, why }) => `${remote}@${version}: ${why}`).join('\n');
  const refused = plan.filter(({ step }) => step === 'refused');
  if (refused.length === 0) return { data: { plan }, text };
  throw new ReleaseRefusal(422, 'plan', `this cannot be released as it stands.\n${text}`, { plan });
}

async function planOne(
  context: CliContext,
  name: string,
  options: CliOptions,
  live = 'nothing',
): Promise<Planned> {
  const { isBuilt: _, ...build } = await buildOf(context, name, options);
  const { remote, version } = build;
  try {
    const { outcome } = await context.admin.publish(build, { env: options.env, isDryRun: true });
    if (outcome === 'checked')
      return { remote, version, step: 'release', why: `to be released, after ${live}` };
    if (live === version) return { remote, version, step: 'none', why: 'unchanged, nothing to release' };
    return { remote, version, step: 'promote', why: `published, but ${live} is live` };
  } catch (error) {
    if (!(error instanceof ReleaseRefusal) || error.status === 503) throw error;
    return { remote, version, step: 'refused', why: error.message };
  }
}

type BuildModule = { buildIfStale: (folder: string) => Promise<{ built: boolean }> };

// Not a literal, so that the edge is checked and bundled without the types of every build tool.
const buildModule: string = '@dana/config/build-deployable';

/**
 * Builds a deployable when its sources are newer than its build. Loaded only when needed: a server that takes
 * in finished builds has no build tools.
 * Errors: refuses (422) when the build fails; the build's own output says why.
 */
async function buildWhenStale(remote: string, folder: string): Promise<boolean> {
  const { buildIfStale }: BuildModule = await import(buildModule);
  try {
    return (await buildIfStale(folder)).built;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const message = `${remote} could not be built, so nothing was published: ${why}`;
    throw new ReleaseRefusal(422, 'build_failed', message);
  }
}

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
