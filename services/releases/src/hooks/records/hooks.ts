import { randomBytes } from 'node:crypto';
import type { HookEvent } from '@dana/contracts/release/notice';
import { newestIncident } from '../../audit/incidents.ts';
import { readHead } from '../../reading/release-log.ts';
import { logKey } from '../../store/key.ts';
import { ReleaseRefusal } from '../../store/refusal.ts';
import type { Store } from '../../store/store.ts';
import { readStored, storedBytes } from '../../store/stored-json.ts';
import { checkedTarget, shownTarget } from './checked-target.ts';
import { type HookPreset, type HookRecord, hookKey, hookRecordSchema } from './hook-record.ts';
import { type HookState, readState, stateKey, writeState } from './hook-state.ts';

/** What may be shown of a subscription: neither its secret nor the whole of its address. */
export type HookView = Omit<HookRecord, 'schema' | 'secret' | 'target' | 'after'> &
  Pick<HookState, 'deliveredAt' | 'failure' | 'suspended'> & { target: string };

type NewHook = {
  env: string;
  preset: HookPreset;
  target: string;
  events: readonly HookEvent[];
  createdBy: string;
};

const mostHooks = 50;

/**
 * Begins a subscription; what happened before is not delivered.
 * @returns the secret that deliveries are signed with, which cannot be had again. Only `json` has one.
 * Errors: refuses (400) a bad address, (409) when there are 50 in the store.
 */
export async function addHook(
  store: Store,
  { env, preset, target, events, createdBy }: NewHook,
): Promise<{ hook: HookView; secret?: string }> {
  logKey(env);
  const checked = checkedTarget(preset, target);
  if ((await store.list('hooks')).length >= mostHooks)
    throw new ReleaseRefusal(409, 'too_many_hooks', `There are ${mostHooks} hooks. Remove one first.`);
  const [head, incident] = await Promise.all([readHead(store, env), newestIncident(store, env)]);
  const secret = preset !== 'json' ? undefined : `whsec_${randomBytes(32).toString('base64')}`;
  const record: HookRecord = {
    schema: 1,
    id: randomBytes(8).toString('hex'),
    ...{ env, preset, target: checked, ...(secret && { secret }), events: [...new Set(events)], createdBy },
    createdAt: new Date().toISOString(),
    after: { revision: head?.revision.revision ?? 0, incident },
  };
  await store.putIfAbsent(hookKey(record.id), storedBytes(record));
  return { hook: viewOf(record, { done: record.after }), ...(secret && { secret }) };
}

/** The subscription, `undefined` when it was removed. */
export const readHook = (store: Store, id: string): Promise<HookRecord | undefined> =>
  readStored(store, hookKey(id), hookRecordSchema);

/** The subscription of this environment. Errors: refuses (404) an id that there is not. */
export async function demandHook(store: Store, env: string, id: string): Promise<HookRecord> {
  const record = /^[0-9a-f]{16}$/.test(id) ? await readHook(store, id) : undefined;
  if (record?.env === env) return record;
  throw new ReleaseRefusal(404, 'no_hook', `There is no hook "${id.slice(0, 40)}" in ${env.slice(0, 40)}.`);
}

/** All subscriptions of an environment, the oldest first. */
export async function listHooks(store: Store, env: string): Promise<HookView[]> {
  const keys = await store.list('hooks');
  const records = await Promise.all(keys.map((key) => readStored(store, key, hookRecordSchema)));
  const here = records.filter((record) => record?.env === env) as HookRecord[];
  const views = here.map(async (record) => viewOf(record, await readState(store, record)));
  return (await Promise.all(views)).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
}

/** Ends a subscription; its address and secret are deleted. Errors: refuses (404) an id that there is not. */
export async function removeHook(store: Store, env: string, id: string): Promise<HookView> {
  const record = await demandHook(store, env, id);
  const view = viewOf(record, await readState(store, record));
  await store.remove(hookKey(id));
  await store.remove(stateKey(id));
  return view;
}

/** Delivers again, with what failed and in order. Errors: refuses (404) an id that there is not. */
export async function resumeHook(store: Store, env: string, id: string): Promise<HookView> {
  const record = await demandHook(store, env, id);
  const { failure: _, suspended: __, ...state } = await readState(store, record);
  await writeState(store, id, state);
  return viewOf(record, state);
}

export function viewOf({ schema, secret, target, after, ...shown }: HookRecord, state: HookState): HookView {
  const { deliveredAt, failure, suspended } = state;
  return {
    ...shown,
    target: shownTarget(target),
    ...(deliveredAt && { deliveredAt }),
    ...(failure && { failure }),
    ...(suspended && { suspended }),
  };
}
