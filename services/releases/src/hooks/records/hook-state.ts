import * as z from 'zod/mini';
import type { Store } from '../../store/store.ts';
import { readStored, storedBytes } from '../../store/stored-json.ts';
import { cursorSchema, type HookRecord } from './hook-record.ts';

export const hookStateSchema = z.object({
  done: cursorSchema,
  deliveredAt: z.optional(z.iso.datetime()),
  /** The delivery after `done` failed, so often in a row. */
  failure: z.optional(
    z.object({ count: z.int(), since: z.iso.datetime(), nextAt: z.iso.datetime(), why: z.string() }),
  ),
  /** Nothing is delivered any more until a person resumes it; nothing is lost. */
  suspended: z.optional(z.object({ at: z.iso.datetime(), why: z.string() })),
});

/** Where the deliveries of a subscription stand. */
export type HookState = z.infer<typeof hookStateSchema>;

export const stateKey = (id: string): string => `hooks-state/${id}.json`;

/**
 * A state that is missing or damaged is that of the beginning: deliveries are then repeated, with the ids that they had, and none
 * is lost.
 */
export async function readState(store: Store, { id, after }: HookRecord): Promise<HookState> {
  return (await readStored(store, stateKey(id), hookStateSchema)) ?? { done: after };
}

/** Overwrites: a writer with an older state repeats deliveries and skips none. */
export async function writeState(store: Store, id: string, state: HookState): Promise<void> {
  await store.putHint(stateKey(id), storedBytes(state));
}
