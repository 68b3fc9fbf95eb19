import { testNotice } from '../../hooks/notices/notices-of.ts';
import { addHook, demandHook, listHooks, removeHook, resumeHook, viewOf } from '../../hooks/records/hooks.ts';
import { readState } from '../../hooks/records/hook-state.ts';
import { deliveryLimitMs, type HookSettings } from '../../hooks/hook-settings.ts';
import { sendNotice } from '../../hooks/sending/send-notice.ts';
import type { Store } from '../../store/store.ts';
import type { HookAdmin } from './hook-admin.ts';

type StoreHooksOptions = {
  store: Store;
  actor: string;
  settings: HookSettings;
  note: (kind: 'hooks', what: string) => Promise<void>;
};

/** Everything but attempts that were refused: strangers make those. */
const usualEvents = ['change', 'taken-back', 'problem'] as const;

/** Subscriptions in a store directly. */
export function storeHooks({ store, actor, settings, note }: StoreHooksOptions): HookAdmin {
  return {
    async add({ env, target, preset, events = usualEvents }) {
      const made = await addHook(store, { env, preset, target, events, createdBy: actor });
      await note('hooks', `added ${made.hook.id} to ${made.hook.target} in ${env}`);
      return made;
    },
    list: async (env) => ({ hooks: await listHooks(store, env) }),
    async remove(env, id) {
      const hook = await removeHook(store, env, id);
      await note('hooks', `removed ${id} to ${hook.target} in ${env}`);
      return hook;
    },
    async resume(env, id) {
      const hook = await resumeHook(store, env, id);
      await note('hooks', `resumed ${id} in ${env}`);
      return hook;
    },
    async test(env, id) {
      const record = await demandHook(store, env, id);
      const sending = { ...settings, limitMs: deliveryLimitMs };
      const never = new AbortController().signal;
      const outcome = await sendNotice(record, testNotice(env, actor), sending, never);
      await note('hooks', `tested ${id} in ${env}`);
      const hook = viewOf(record, await readState(store, record));
      return outcome.isDelivered ? { hook, delivered: true } : { hook, delivered: false, why: outcome.why };
    },
  };
}
