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
};

/** Everything but attempts that were refused: strangers make those. */
const usualEvents = ['change', 'taken-back', 'problem'] as const;

/** Subscriptions in a store directly. */
export function storeHooks({ store, actor, settings }: StoreHooksOptions): HookAdmin {
  return {
    add: ({ env, target, preset, events = usualEvents }) =>
      addHook(store, { env, preset, target, events, createdBy: actor }),
    list: async (env) => ({ hooks: await listHooks(store, env) }),
    remove: (env, id) => removeHook(store, env, id),
    resume: (env, id) => resumeHook(store, env, id),
    async test(env, id) {
      const record = await demandHook(store, env, id);
      const sending = { ...settings, limitMs: deliveryLimitMs };
      const never = new AbortController().signal;
      const outcome = await sendNotice(record, testNotice(env, actor), sending, never);
      const hook = viewOf(record, await readState(store, record));
      return outcome.isDelivered ? { hook, delivered: true } : { hook, delivered: false, why: outcome.why };
    },
  };
}
