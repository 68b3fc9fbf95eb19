import { appendIncident } from '../audit/incidents.ts';
import { StoreUnreachable } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { createHookReader } from './delivering/hook-reader.ts';
import { deliverHook, type DeliverOptions } from './delivering/deliver-hook.ts';
import { createLease, type Lease } from './delivering/lease.ts';
import { createOutageNotices } from './delivering/outage-notices.ts';
import { type RetryPolicy, usualRetries } from './delivering/retry-policy.ts';
import { createSuspectNotices } from './delivering/suspect-notices.ts';
import { shownTarget } from './records/checked-target.ts';
import type { HookRecord } from './records/hook-record.ts';
import { deliveryLimitMs, type HookSettings } from './hook-settings.ts';

type DeliveriesOptions = {
  store: Store;
  settings: HookSettings;
  log: { warn: (fields: object, message: string) => void };
  retries?: RetryPolicy;
  lease?: Lease;
  /** For one delivery. Unit: milliseconds. */
  limitMs?: number;
  /** Between two looks. Unit: milliseconds. */
  lookMs?: number;
  /** How long the store may be away before that is said. Unit: milliseconds. */
  outageMs?: number;
  /** Between two looks at how releases do. Unit: milliseconds. */
  suspectsMs?: number;
};

export type Deliveries = {
  /** Ends it; what is under way is given up and delivered by the one that is next. */
  stop: () => Promise<void>;
};

/**
 * Delivers what happens to those who subscribed, of all environments in the store. Several processes may do so: one of them
 * delivers. Nothing here is waited for by a request, and each subscription waits for itself alone.
 */
export function startDeliveries(options: DeliveriesOptions): Deliveries {
  const { store, settings, log, retries = usualRetries, lookMs = 1_000, outageMs = 10_000 } = options;
  const { lease = createLease({ store }) } = options;
  const sending = { ...settings, limitMs: options.limitMs ?? deliveryLimitMs };
  const stopped = new AbortController();
  const { signal } = stopped;
  const readHooks = createHookReader(store);
  const outage = createOutageNotices({ sending, retries, signal, afterMs: outageMs });
  const suspects = createSuspectNotices({ store, everyMs: options.suspectsMs });
  const underWay = new Map<string, Promise<void>>();
  let hooks: readonly HookRecord[] = [];
  let isHolder = false;
  let looking: Promise<void> | undefined;

  const delivering: DeliverOptions = {
    ...{ store, sending, retries, signal },
    isHolder: lease.isHeld,
    unsaved: new Map(),
    onFailed: ({ id, target }, { failure }) =>
      log.warn({ hook: id, target: shownTarget(target), ...failure }, 'A notice was not taken.'),
    onSuspended: async ({ id, env, target }, why) =>
      appendIncident(store, env, {
        kind: 'problem',
        subject: `hook ${id}`,
        message: `The hook ${id} to ${shownTarget(target)} is suspended: ${why}. Nothing is lost: pnpm release hooks resume ${id}`,
      }),
  };

  function begin(hook: HookRecord): void {
    if (underWay.has(hook.id)) return;
    const work = deliverHook(delivering, hook)
      .catch((error: Error) => {
        if (!(error instanceof StoreUnreachable))
          log.warn({ hook: hook.id, problem: error.message }, 'Notices could not be delivered.');
      })
      .finally(() => underWay.delete(hook.id));
    underWay.set(hook.id, work);
  }

  async function look(): Promise<void> {
    try {
      hooks = await readHooks();
      isHolder = hooks.length > 0 && (await lease.hold());
      const since = outage.end();
      if (since) await noteEnd(store, hooks, since);
      if (!isHolder || signal.aborted) return;
      hooks.forEach(begin);
      await suspects.look(hooks.map(({ env }) => env));
    } catch (error) {
      if (!(error instanceof StoreUnreachable)) throw error;
      if (isHolder) outage.note(hooks, error.message);
    }
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: Error) => log.warn({ problem: error.message }, 'Notices could not be looked for.'))
      .finally(() => {
        looking = undefined;
      });
  }, lookMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopped.abort();
      settings.mailer.close();
      await looking;
      await Promise.all(underWay.values());
      await lease.release();
    },
  };
}

async function noteEnd(store: Store, hooks: readonly HookRecord[], since: string): Promise<void> {
  for (const env of new Set(hooks.map((hook) => hook.env))) {
    const subject = 'the release store';
    const message = `The release store can be reached again; it could not since ${since}`;
    await appendIncident(store, env, { kind: 'problem', subject, message });
  }
}
