import type { Revision, Slot } from '@dana/contracts/release';
import { type Head, readHead, readHistory } from '../store/release-log.ts';
import type { Store } from '../store/store.ts';
import { type CliOptions, UsageError } from './arguments.ts';
import type { CliContext } from './context.ts';
import type { CommandOutput } from './output.ts';
import { agoText, table } from './table.ts';

/** Further back than this nobody looks at night; `pnpm release status` must stay quick. */
const maxRevisionsRead = 500;

/** `status`: what is live, what each slot can go back to, and who changed it last and why. */
export async function statusCommand(
  { store }: CliContext,
  names: readonly string[],
  { env }: CliOptions,
): Promise<CommandOutput> {
  if (names.length > 0) throw new UsageError('status takes no names: it shows every deployable.');
  const head = await readHead(store, env);
  if (head === undefined)
    return {
      data: { env, revision: 0, slots: {} },
      text: `Nothing is released in ${env} yet. Start with: pnpm release publish shell --promote`,
    };
  const changes = await lastChanges(store, env, head);
  const { revision, change, slots } = head.revision;
  const rows = Object.entries(slots).map(([name, slot]) => ({ name, slot, last: changes.get(name) }));
  return {
    data: {
      env,
      revision,
      change,
      slots: Object.fromEntries(rows.map(({ name, slot, last }) => [name, summary(slot, last)])),
    },
    text: `${env}, revision ${revision}, ${agoText(change.at)}\n\n${table(columns, rows.map(cells))}`,
  };
}

const columns = ['DEPLOYABLE', 'LIVE', 'CANARY', 'CAN GO BACK TO', 'TAKEN BACK', 'LAST CHANGE'];

type Row = { name: string; slot: Slot; last: Revision['change'] | undefined };

function cells({ name, slot, last }: Row): string[] {
  const { stable, canary, previous, blocked, frozen } = slot;
  return [
    frozen ? `${name} (frozen)` : name,
    stable.version,
    canary ? `${canary.ref.version} ${canary.percent} %` : '',
    previous.map(({ version }) => version).join(' '),
    blocked.join(' '),
    last ? `${agoText(last.at)} by ${last.actor}: ${last.verb}, "${last.reason}"` : '',
  ];
}

function summary({ stable, canary, previous, blocked, frozen }: Slot, last: Revision['change'] | undefined) {
  return {
    stable: stable.version,
    treeHash: stable.treeHash,
    ...(canary && { canary: { version: canary.ref.version, percent: canary.percent } }),
    previous: previous.map(({ version }) => version),
    blocked,
    ...(frozen && { frozen }),
    ...(last && { lastChange: { at: last.at, actor: last.actor, verb: last.verb, reason: last.reason } }),
  };
}

async function lastChanges(store: Store, env: string, head: Head): Promise<Map<string, Revision['change']>> {
  const found = new Map<string, Revision['change']>();
  const slotCount = Object.keys(head.revision.slots).length;
  let readCount = 0;
  for await (const { change } of readHistory(store, env, head)) {
    if (change.remote && !found.has(change.remote)) found.set(change.remote, change);
    if (found.size === slotCount || ++readCount === maxRevisionsRead) break;
  }
  return found;
}
