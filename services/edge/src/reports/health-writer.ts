import { sliceKey, sliceMsOf } from '@dana/releases/reading/health/health-keys';
import type { KnowsBy } from '@dana/releases/reading/health/health-objects';
import type { SectionName } from '@dana/releases/reading/health/sections';
import type { Store } from '@dana/releases/store/store';

/** One kind of facts that this edge counts by window. */
export type WindowSource = {
  name: SectionName;
  /** Windows that it still holds, oldest first, the one under way last. `json` is asked for when it is to be written. */
  windows: () => readonly { startMs: number; isEmpty: boolean; json: () => unknown }[];
};

type WriterOptions = {
  store: Store;
  env: string;
  /** Which edge this is, since it began. */
  edge: string;
  windowMs: number;
  sources: readonly WindowSource[];
  knowsBy: () => KnowsBy;
  now?: () => number;
};

/** Windows that wait for a store that is away: an hour of them, when each is a minute. */
const heldMax = 70;

type Held = Partial<Record<SectionName, unknown>>;

/**
 * Keeps what this edge counts in the store, the window under way as well: an edge that is killed loses what came since. It
 * overwrites nothing but its own slices; while the store is away windows wait, and the oldest go when there are too many.
 */
export function createHealthWriter(options: WriterOptions) {
  const { store, env, edge, windowMs, sources, knowsBy, now = Date.now } = options;
  const sliceMs = sliceMsOf(windowMs);
  const sliceOf = (startMs: number): number => Math.floor(startMs / sliceMs) * sliceMs;
  const held = new Map<number, Held>();
  const unwritten = new Set<number>();
  const lastText = new Map<string, string>();
  const closedUntil = new Map<SectionName, number>();

  function take({ name, windows }: WindowSource): void {
    const all = windows();
    for (const [index, { startMs, isEmpty, json }] of all.entries()) {
      const isClosed = index < all.length - 1;
      const isKnown = held.get(startMs)?.[name] !== undefined;
      if (startMs <= (closedUntil.get(name) ?? 0)) continue;
      if (isClosed) closedUntil.set(name, startMs);
      if (isEmpty && !isKnown) continue;
      const value = json();
      const text = JSON.stringify(value);
      if (lastText.get(name) === `${startMs}${text}`) continue;
      lastText.set(name, `${startMs}${text}`);
      held.set(startMs, { ...held.get(startMs), [name]: value });
      unwritten.add(sliceOf(startMs));
    }
  }

  /** A slice goes whole: the store may have a part of it, which must not be overwritten with what is left. */
  function dropOldest(): void {
    const surplus = [...held.keys()].toSorted((one, other) => one - other).slice(0, -heldMax);
    const dropped = new Set(surplus.map(sliceOf));
    for (const startMs of held.keys()) if (dropped.has(sliceOf(startMs))) held.delete(startMs);
    for (const slice of dropped) unwritten.delete(slice);
  }

  function bytesOf(slice: number): Uint8Array {
    const windows = [...held]
      .filter(([startMs]) => sliceOf(startMs) === slice)
      .map(([startMs, sections]) => ({ startMs, lengthMs: windowMs, sections }));
    return new TextEncoder().encode(JSON.stringify({ schema: 1, edge, knowsBy: knowsBy(), windows }));
  }

  function dropWritten(): void {
    for (const startMs of held.keys()) {
      const slice = sliceOf(startMs);
      if (!unwritten.has(slice) && slice + sliceMs + windowMs < now()) held.delete(startMs);
    }
  }

  return {
    /** Writes what is new. Errors: `StoreUnreachable`; what could not be written waits for the next call. */
    async write(): Promise<void> {
      for (const source of sources) take(source);
      dropOldest();
      for (const slice of [...unwritten].toSorted((one, other) => one - other)) {
        unwritten.delete(slice);
        await store.putHint(sliceKey(env, slice, edge), bytesOf(slice)).catch((error: unknown) => {
          unwritten.add(slice);
          throw error;
        });
      }
      dropWritten();
    },
  };
}
