import type { RegistryView, SlotView } from '../admin/registry-view.ts';
import { type CliOptions, UsageError } from './arguments.ts';
import type { CliContext } from './server-context.ts';
import type { CommandOutput } from './output.ts';
import { agoText, table } from './table.ts';

/** `status`: what is live, what each slot can go back to, and who changed it last and why. */
export async function statusCommand(
  { admin }: CliContext,
  names: readonly string[],
  { env }: CliOptions,
): Promise<CommandOutput> {
  if (names.length > 0) throw new UsageError('status takes no names: it shows every deployable.');
  const registry = await admin.registry(env);
  return { data: registry, text: textOf(registry) };
}

const columns = ['DEPLOYABLE', 'LIVE', 'CANARY', 'CAN GO BACK TO', 'TAKEN BACK', 'LAST CHANGE'];

function textOf({ env, revision, change, slots, problems = [], suspendedHooks = [] }: RegistryView): string {
  if (change === undefined)
    return `Nothing is released in ${env} yet. Start with: pnpm release publish shell --promote`;
  const entries = Object.entries(slots);
  const frozen = entries.flatMap(([name, slot]) =>
    slot.frozen ? [`${name} is frozen by ${slot.frozen.by}: ${slot.frozen.reason}`] : [],
  );
  return [
    `${env}, revision ${revision}, ${agoText(change.at)}`,
    table(columns, entries.map(cells)),
    ...(frozen.length > 0 ? [frozen.join('\n')] : []),
    ...(problems.length > 0
      ? [`Not as published, or not kept:\n${problems.map(({ message }) => message).join('\n')}`]
      : []),
    ...(suspendedHooks.length > 0
      ? [
          suspendedHooks
            .map(({ id, target, why }) => `The hook ${id} to ${target} is suspended: ${why}`)
            .join('\n'),
        ]
      : []),
  ].join('\n\n');
}

function canaryText({ version, percent, climb }: NonNullable<SlotView['canary']>): string {
  const left = climb?.steps.filter((step) => step > percent) ?? [];
  return climb?.paused ? `${version} ${percent} %, paused` : `${version} ${[percent, ...left].join(' → ')} %`;
}

function cells([name, slot]: [string, SlotView]): string[] {
  const { stable, canary, previous, blocked, frozen, lastChange: last } = slot;
  return [
    frozen ? `${name} (frozen)` : name,
    stable,
    canary ? canaryText(canary) : '',
    previous.join(' '),
    blocked.join(' '),
    last ? `${agoText(last.at)} by ${last.actor}: ${last.verb}, "${last.reason}"` : '',
  ];
}
