import { ReleaseRefusal } from '../store/refusal.ts';
import type { CliOptions } from './arguments.ts';
import type { CliContext } from './server-context.ts';
import type { CommandOutput } from './output.ts';
import { buildOf } from './publish-command.ts';

type Planned = {
  remote: string;
  version: string;
  step: 'none' | 'promote' | 'release' | 'refused';
  why: string;
};

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
    plan.push(await planOne(context, name, { options, live: slots[name]?.stable }));
  const text = plan.map(({ remote, version, why }) => `${remote}@${version}: ${why}`).join('\n');
  const refused = plan.filter(({ step }) => step === 'refused');
  if (refused.length === 0) return { data: { plan }, text };
  throw new ReleaseRefusal(422, 'plan', `this cannot be released as it stands.\n${text}`, { plan });
}

async function planOne(
  context: CliContext,
  name: string,
  { options, live }: { options: CliOptions; live: string | undefined },
): Promise<Planned> {
  const { isBuilt: _, ...build } = await buildOf(context, name, options);
  const { remote, version } = build;
  try {
    const { outcome } = await context.admin.publish(build, { env: options.env, isDryRun: true });
    if (outcome === 'checked')
      return { remote, version, step: 'release', why: `to be released, after ${live ?? 'nothing'}` };
    if (live === version) return { remote, version, step: 'none', why: 'unchanged, nothing to release' };
    return { remote, version, step: 'promote', why: `published, but ${live ?? 'nothing'} is live` };
  } catch (error) {
    if (!(error instanceof ReleaseRefusal) || error.status === 503) throw error;
    return { remote, version, step: 'refused', why: error.message };
  }
}
