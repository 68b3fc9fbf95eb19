import { instantSchema } from '@dana/contracts/release/names';
import type { Revision } from '@dana/contracts/release/revision';
import type { KnowsBy } from '@dana/contracts/release/visit-counts';
import * as z from 'zod/mini';
import { healthKey } from '../store/key.ts';
import { readStored, storedBytes, type Store } from '../store/store.ts';
import type { Decider } from './decider.ts';
import { sumOf } from './evidence.ts';
import type { CanaryJudgement } from './judge.ts';
import type { Suspicion } from './suspect.ts';
import type { Window } from './windows.ts';

/** How one release did in the last hour. Unit: visits, per cent. */
export type ReleaseHealth = {
  version: string;
  /** What it is now; missing for one that is not live any more. */
  is?: 'live' | 'canary';
  visits: number;
  failed: number;
  /** Of the failed ones: those whose page the server could not make. */
  unrendered: number;
  percent: number;
};

/** How releases do, in the memory of the one server that judges. */
export type HealthView = {
  env: string;
  /** When the server that judges began; its hour begins there at the earliest. Missing where none ever did. */
  judgesSince?: string;
  /** Nobody judges since then: canaries wait, and nothing is taken back by itself. */
  awaySince?: string;
  slots: Record<string, ReleaseHealth[]>;
  /** What the visits of each canary say: `worse`, `good`, or `open` while too little is known. */
  canaries: Record<string, { version: string } & CanaryJudgement>;
  /** Since which change something fails; missing while nothing surely does. */
  suspicion?: Suspicion;
  edges: { edge: string; lastSeen: string; knowsBy: KnowsBy }[];
  notes: string[];
};

/** How releases do, by what the one that judges knows. */
export function healthOf(decider: Pick<Decider, 'state'>): HealthView {
  const { env, slots, notes, startedMs, awaySinceMs, suspicion, edges, windows, canaries } = decider.state();
  const iso = (ms: number): string => new Date(ms).toISOString();
  return {
    ...{ env, canaries, judgesSince: iso(startedMs) },
    ...(awaySinceMs !== undefined && { awaySince: iso(awaySinceMs) }),
    slots: releasesHealth(windows, slots),
    ...(suspicion && { suspicion }),
    edges: edges.map(([edge, { lastMs, knowsBy }]) => ({ edge, lastSeen: iso(lastMs), knowsBy })),
    notes: [...notes],
  };
}

/** The releases of each slot in these windows; slots that are live and were not seen have none. Pure. */
function releasesHealth(
  windows: readonly Window[],
  slots: Revision['slots'],
): Record<string, ReleaseHealth[]> {
  const health = Object.fromEntries(Object.keys(slots).map((name): [string, ReleaseHealth[]] => [name, []]));
  const all = windows.flatMap(({ releases }) => [...releases]);
  for (const [release, ofRelease] of Map.groupBy(all, ([each]) => each)) {
    const [name = '', version = ''] = release.split('@');
    const tallies = ofRelease.map(([, tally]) => tally);
    const { seen: visits, failed } = sumOf(tallies);
    const unrendered = tallies.reduce((sum, tally) => sum + tally.unrendered, 0);
    const percent = Math.round((failed / visits) * 1_000) / 10;
    const { stable, canary } = slots[name] ?? {};
    const is = version === stable?.version ? 'live' : version === canary?.ref.version ? 'canary' : undefined;
    health[name] = [
      ...(health[name] ?? []),
      { version, ...(is && { is }), visits, failed, unrendered, percent },
    ];
  }
  for (const ofSlot of Object.values(health)) ofSlot.sort((one, other) => rankOf(one) - rankOf(other));
  return health;
}

const rankOf = ({ is }: ReleaseHealth): number => ['live', 'canary', undefined].indexOf(is);

const noteKey = (env: string): string => `${healthKey(env)}/now.json`;
const noteSchema = z.object({ at: instantSchema, view: z.looseObject({ env: z.string() }) });
/** A server that judges leaves a note four times as often. Unit: milliseconds. */
const noteLastsMs = 60_000;

/** Notes in the store how releases do at this moment, over what was noted before. Errors: `StoreUnreachable`. */
export const noteHealth = (store: Store, view: HealthView, now = new Date()): Promise<void> =>
  store.putHint(noteKey(view.env), storedBytes({ at: now.toISOString(), view }));

/** How releases do, as the server that judges noted it; that nobody judges, where its note is old. Errors: `StoreUnreachable`. */
export async function readHealth(store: Store, env: string, nowMs = Date.now()): Promise<HealthView> {
  const note = await readStored(store, noteKey(env), noteSchema);
  const isOld = note !== undefined && nowMs - Date.parse(note.at) > noteLastsMs;
  const empty = { env, slots: {}, canaries: {}, edges: [], notes: [] };
  // The cast: a server of another release wrote it, and who reads it passes over what it does not know.
  return { ...empty, ...(note?.view as Partial<HealthView>), ...(isOld && { awaySince: note.at }) };
}
