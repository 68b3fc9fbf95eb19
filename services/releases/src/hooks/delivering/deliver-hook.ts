import type { Store } from '../../store/store.ts';
import { nextNotice } from '../notices/next-notice.ts';
import type { HookRecord } from '../records/hook-record.ts';
import { type HookState, readState, writeState } from '../records/hook-state.ts';
import { readHook } from '../records/hooks.ts';
import { sendNotice, type SendOptions } from '../sending/send-notice.ts';
import { stateAfterFailure } from './state-after-failure.ts';
import { isDue, type RetryPolicy } from './retry-policy.ts';

export type DeliverOptions = {
  store: Store;
  sending: SendOptions;
  retries: RetryPolicy;
  /** Asked before each delivery: another process may have taken over. */
  isHolder: () => Promise<boolean>;
  /** Gives up what is under way, without counting it. */
  signal: AbortSignal;
  /** Where deliveries stand that could not be written down, as on a full disk. */
  unsaved: Map<string, HookState>;
  onFailed: (hook: HookRecord, state: HookState) => void;
  onSuspended: (hook: HookRecord, why: string) => Promise<void>;
};

/**
 * Delivers what is due for one subscription, one after the other, until nothing is left or one fails. What failed is tried again
 * later, before anything newer. Errors: as the store.
 */
export async function deliverHook(options: DeliverOptions, hook: HookRecord): Promise<void> {
  const { store, sending, retries, isHolder, signal } = options;
  for (;;) {
    const state = options.unsaved.get(hook.id) ?? (await readState(store, hook));
    if (state.suspended || (state.failure && !isDue(state.failure.nextAt, retries))) return;
    const { notice, done } = await nextNotice(store, hook, state.done);
    const isFurther = done.revision !== state.done.revision || done.incident !== state.done.incident;
    if (notice === undefined) return isFurther ? save(options, hook, { ...state, done }) : undefined;
    if (signal.aborted || !(await isHolder())) return;
    const outcome = await sendNotice(hook, notice, sending, signal);
    if (outcome.isDelivered) {
      await save(options, hook, { done, deliveredAt: new Date().toISOString() });
      continue;
    }
    if (signal.aborted) return;
    const failed = stateAfterFailure(state, outcome, retries);
    await save(options, hook, failed);
    options.onFailed(hook, failed);
    if (failed.suspended) await options.onSuspended(hook, failed.suspended.why);
    return;
  }
}

async function save({ store, unsaved }: DeliverOptions, hook: HookRecord, state: HookState): Promise<void> {
  // It may have been removed while its delivery was under way.
  if ((await readHook(store, hook.id)) === undefined) return void unsaved.delete(hook.id);
  try {
    await writeState(store, hook.id, state);
    unsaved.delete(hook.id);
  } catch {
    unsaved.set(hook.id, state);
  }
}
