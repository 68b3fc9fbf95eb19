import { setTimeout as delay } from 'node:timers/promises';
import { checkedDeployable } from '../store/key.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { type CliOptions, needed, numberOf, onlyName, UsageError } from './arguments.ts';
import { changeCommand } from './change-commands.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';

const setCanary = changeCommand('canary');
/** How long an ended canary may stay unseen. Unit: milliseconds. */
const lookEveryMs = 5_000;

type Step = { remote: string; version: string; percent: number };

/**
 * `canary <name> --version v --percent 5,25,50 --wait 300 --reason "…"`: one step, or several with a pause between two.
 * With `--steps 1,5,25,100 --every 10m` the shop itself takes the steps, and the command ends with the first.
 * Errors: refuses to climb on when somebody, or the shop itself, has ended or changed the canary meanwhile.
 */
export async function canaryCommand(
  context: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  if (options.steps !== undefined) return openClimb(context, names, options);
  const [first = '', ...others] = needed('canary', 'percent', options.percent).split(',');
  const waitMs = numberOf('wait', options.wait) * 1_000;
  const steps = others.map((percent) => numberOf('percent', percent));
  const remote = checkedDeployable(onlyName('canary', names));
  const version = needed('canary', 'version', options.version);
  let reached = numberOf('percent', first);
  let output = await setCanary(context, names, { ...options, percent: first });
  for (const percent of steps) {
    context.say(output.text);
    await waitBeside(context, options.env, { remote, version, percent: reached }, waitMs);
    output = await setCanary(context, names, { ...options, percent: String(percent) });
    reached = percent;
  }
  return output;
}

function openClimb(
  context: CliContext,
  names: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  if (options.percent !== undefined) throw new UsageError('--steps says the shares; leave --percent out.');
  const [first = ''] = needed('canary', 'steps', options.steps).split(',');
  return setCanary(context, names, { ...options, percent: first });
}

async function waitBeside(context: CliContext, env: string, step: Step, waitMs: number): Promise<void> {
  for (const endsAt = Date.now() + waitMs; ; ) {
    await delay(Math.max(0, Math.min(lookEveryMs, endsAt - Date.now())));
    await demandStep(context, env, step);
    if (Date.now() >= endsAt) return;
  }
}

async function demandStep(
  { admin }: CliContext,
  env: string,
  { remote, version, percent }: Step,
): Promise<void> {
  const slot = (await admin.registry(env)).slots[remote];
  if (slot?.canary?.version === version && slot.canary.percent === percent) return;
  const now = slot?.canary
    ? `${slot.canary.version} is at ${slot.canary.percent} %`
    : `everybody gets ${slot?.stable ?? 'nothing'}`;
  throw new ReleaseRefusal(
    409,
    'canary_ended',
    `The canary of ${remote}@${version} at ${percent} % is over: ${now}. \`pnpm release log ${remote}\` says who changed it and why.`,
  );
}
