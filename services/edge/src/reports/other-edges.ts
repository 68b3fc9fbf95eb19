import {
  hourFolder,
  hourMs,
  hourOf,
  namesBetween,
  sliceMsOf,
  sliceStartOf,
} from '@dana/releases/reading/health/health-keys';
import { type EdgeSlice, readSlice } from '@dana/releases/reading/health/health-objects';
import { slicesPerHourMax } from '@dana/releases/reading/health/read-windows';
import type { Store } from '@dana/releases/store/store';

type OthersOptions = {
  store: Store;
  env: string;
  /** Which edge this is: what it counts itself it knows better. */
  edge: string;
  windowMs: number;
  /** How far back. Unit: milliseconds. */
  reachMs: number;
  now?: () => number;
};

/** Slices that are over are read once more every so many rounds: an edge that was cut off brings them late. */
const roundsBetweenAll = 12;
/** After a store that was away others bring late what waited, within so many rounds. */
const roundsAfterAway = 3;
/** For as long an edge may still write into a slice that is over, when all is well. Unit: milliseconds. */
const lateMs = 60_000;
/** All that is needed of them here. */
const judgedBy = ['outcomes'] as const;

/** What the other edges over the store count, and what this one counted before it was started again. */
export function createOtherEdges({ store, env, edge, windowMs, reachMs, now = Date.now }: OthersOptions) {
  const known = new Map<string, EdgeSlice>();
  const sliceMs = sliceMsOf(windowMs);
  let round = 0;
  let wholeRounds = 0;

  const isSettled = (key: string): boolean => sliceStartOf(key) + sliceMs + lateMs < now();

  /** Keys of other edges since an instant, and no more of one hour than can be right. */
  async function keysSince(sinceMs: number): Promise<Set<string>> {
    const hours = namesBetween(sinceMs, now(), hourMs, hourOf);
    const found = await Promise.all(hours.map((hour) => store.list(hourFolder(env, hour))));
    const keys = found.flatMap((ofHour) => ofHour.slice(0, slicesPerHourMax));
    return new Set(keys.filter((key) => !key.endsWith(`~${edge}.json`)));
  }

  async function readSince(sinceMs: number, isAll: boolean): Promise<void> {
    const keys = await keysSince(sinceMs);
    const wanted = [...keys].filter((key) => isAll || !isSettled(key));
    const slices = await Promise.all(wanted.map(async (key) => readSlice(await store.get(key), judgedBy)));
    if (isAll) for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
    for (const [index, key] of wanted.entries()) {
      const slice = slices[index];
      if (slice) known.set(key, slice);
    }
  }

  return {
    /**
     * Reads what is new; everything after a store that was away, because others bring late then what waited. Errors:
     * `StoreUnreachable`; then what was known stays.
     */
    async read(): Promise<void> {
      const isAll = round % roundsBetweenAll === 0 || wholeRounds > 0;
      await readSince(now() - sliceMs - (isAll ? reachMs : lateMs), isAll).catch((error: unknown) => {
        wholeRounds = roundsAfterAway;
        throw error;
      });
      // Only now: what could not be read is read whole the next time.
      round += 1;
      wholeRounds = Math.max(0, wholeRounds - 1);
    },
    slices: (): readonly EdgeSlice[] => [...known.values()],
  };
}

export type OtherEdges = ReturnType<typeof createOtherEdges>;
