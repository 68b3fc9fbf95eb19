import { type HookEvent, hookEventSchema } from '@dana/contracts/release/notice';
import { type HookPreset, hookPresetSchema, usualPreset } from '../hooks/records/hook-record.ts';
import type { HookView } from '../hooks/records/hooks.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import { type CliOptions, UsageError } from './arguments.ts';
import type { CommandOutput } from './output.ts';
import type { CliContext } from './server-context.ts';
import { agoText, table } from './table.ts';

/** `hooks add <url>`, `hooks list`, `hooks remove|resume|test <id>`. */
export async function hooksCommand(
  { admin }: CliContext,
  [what, ...names]: readonly string[],
  options: CliOptions,
): Promise<CommandOutput> {
  const { hooks } = admin;
  const { env } = options;
  const [name, ...more] = names;
  if (what === 'list' && name === undefined) {
    const found = await hooks.list(env);
    return { data: found, text: listText(found.hooks, env) };
  }
  if (name === undefined || more.length > 0) throw usage();
  if (what === 'add') {
    const made = await hooks.add({
      env,
      target: name,
      preset: presetOf(name, options),
      events: eventsOf(options),
    });
    const secret = made.secret
      ? `\n\nDeliveries are signed with ${made.secret}\nThis is shown once: give it to the listener.`
      : '';
    const { id, target } = made.hook;
    return {
      data: made,
      text: `${id} to ${target} was added. Try it: pnpm release hooks test ${id}${secret}`,
    };
  }
  if (what === 'remove') {
    const hook = await hooks.remove(env, name);
    return { data: hook, text: `${hook.id} to ${hook.target} was removed.` };
  }
  if (what === 'resume') {
    const hook = await hooks.resume(env, name);
    return {
      data: hook,
      text: `${hook.id} to ${hook.target} is delivered to, beginning with what it missed.`,
    };
  }
  if (what !== 'test') throw usage();
  const tried = await hooks.test(env, name);
  if (tried.delivered) return { data: tried, text: `${name}: the test was taken.` };
  throw new ReleaseRefusal(422, 'not_delivered', `${name}: the test was not taken: ${tried.why}.`);
}

const usage = () =>
  new UsageError(
    'hooks add <url|mailto:…> [--preset json|slack|mail] [--events a,b], list, remove|resume|test <id>.',
  );

function presetOf(target: string, { preset }: CliOptions): HookPreset {
  if (preset === undefined) return usualPreset(target);
  const known = hookPresetSchema.safeParse(preset);
  if (known.success) return known.data;
  throw new UsageError(`--preset takes ${hookPresetSchema.options.join(', ')}, not "${preset}".`);
}

function eventsOf({ events }: CliOptions): HookEvent[] | undefined {
  return events?.split(',').map((event) => {
    const known = hookEventSchema.safeParse(event.trim());
    if (known.success) return known.data;
    throw new UsageError(`--events takes some of ${hookEventSchema.options.join(',')}, not "${event}".`);
  });
}

function listText(hooks: readonly HookView[], env: string): string {
  if (hooks.length === 0) return `Nobody is notified of what happens in ${env}.`;
  return table(['ID', 'TO', 'PRESET', 'EVENTS', 'STATE', 'ADDED'], hooks.map(cells));
}

const cells = (hook: HookView): string[] => [
  ...[hook.id, hook.target, hook.preset, hook.events.join(' '), stateText(hook)],
  `${hook.createdAt.slice(0, 10)} by ${hook.createdBy}`,
];

function stateText({ suspended, failure, deliveredAt }: HookView): string {
  if (suspended) return `SUSPENDED ${agoText(suspended.at)}: ${suspended.why}`;
  if (failure) return `failed ${failure.count} times: ${failure.why}`;
  return deliveredAt ? `delivered ${agoText(deliveredAt)}` : '';
}
