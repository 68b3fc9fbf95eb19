import type { RegistryView, SlotView } from '../admin/registry-view.ts';
import { targetsText } from '../reading/targets-text.ts';
import { type CliOptions, UsageError } from './arguments.ts';
import type { CliContext } from './server-context.ts';
import type { CommandOutput } from './output.ts';
import { frozenText, notesOf, requestText, ruleText } from './status-notes.ts';
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

function textOf({ env, revision, change, frozen: all, slots, ...rest }: RegistryView): string {
  const { problems = [], suspendedHooks = [] } = rest;
  if (change === undefined)
    return `Nothing is released in ${env} yet. Start with: pnpm release publish shell --promote`;
  const entries = Object.entries(slots);
  const rules = Object.entries(rest.secondPerson ?? {}).map(ruleText);
  const notes = [...(all ? [frozenText(all)] : []), ...entries.flatMap(notesOf), ...rules];
  return [
    `${env}, revision ${revision}, ${agoText(change.at)}`,
    table(columns, entries.map(cells)),
    ...(rest.requests?.length
      ? [`Waiting for a second person:\n${rest.requests.map(requestText).join('\n')}`]
      : []),
    ...(notes.length > 0 ? [notes.join('\n')] : []),
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

function canaryText({ version, percent, climb, targets }: NonNullable<SlotView['canary']>): string {
  const left = climb?.steps.filter((step) => step > percent) ?? [];
  const share = climb?.paused ? `${percent} %, paused` : `${[percent, ...left].join(' → ')} %`;
  return `${version} ${share}${targets ? ` (${targetsText(targets)})` : ''}`;
}

function cells([name, slot]: [string, SlotView]): string[] {
  const { stable, canary, previous, blocked, frozen, lastChange: last } = slot;
  return [
    slot.pinned ? `${name} (pinned)` : frozen ? `${name} (frozen)` : name,
    stable,
    canary ? canaryText(canary) : '',
    previous.join(' '),
    blocked.join(' '),
    last ? `${agoText(last.at)} by ${last.actor}: ${last.verb}, "${last.reason}"` : '',
  ];
}
