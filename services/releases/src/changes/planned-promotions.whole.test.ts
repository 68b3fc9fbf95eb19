import { expect, it, vi } from 'vitest';
import { readHead } from '../reading/release-log.ts';
import { StoreUnreachable } from '../store/refusal.ts';
import { smallShop } from '../testing/small-shop.ts';
import { abortCanary } from './abort.ts';
import { openCanary } from './canary.ts';
import { freezeAll } from './freeze-all.ts';
import { freeze, unfreeze } from './freeze.ts';
import { pin } from './pin.ts';
import { createPlannedPromotions } from './planned-promotions.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { schedulePromotion, unschedule } from './schedule.ts';

const env = 'production';
const before = () => new Date('2026-12-01T04:00:00Z');
const due = '2026-12-01T08:00+03:00';
const [version, onTime] = ['1.2.0', '05:00:30'];

/** mf-demo 1.2.0 is to be promoted at 05:00 UTC; `look` is what a server does at a time of that day. */
async function plannedShop() {
  const shop = await smallShop();
  const { store, change, slot } = shop;
  await schedulePromotion({ ...change, actor: 'planner', version, due, now: before });
  const onCarriedOut = vi.fn<Parameters<typeof createPlannedPromotions>[0]['onCarriedOut']>();
  const look = (time: string, from = store) =>
    createPlannedPromotions({
      ...{ store: from, env, onCarriedOut },
      current: async () => (await readHead(store, env))?.revision,
      now: () => new Date(`2026-12-01T${time}Z`),
      onProblem: (message) => onProblem(message),
    }).look();
  const onProblem = vi.fn<(message: string) => void>();
  const live = async () => (await slot())?.stable.version;
  return { ...shop, look, live, onCarriedOut, onProblem };
}

it('is made when it is due, in the name of who planned it, and not before', async () => {
  const { look, live, head, onCarriedOut } = await plannedShop();
  await look('04:59:59');
  expect(await live()).toBe('1.1.0');
  await look(onTime);
  expect(await live()).toBe('1.2.0');
  const { change, standing } = (await head()).revision;
  expect(change).toMatchObject({
    ...{ verb: 'promote', actor: 'planner', automatic: true, to: '1.2.0' },
    reason: 'because (scheduled on 2026-12-01)',
  });
  expect(standing?.schedules).toEqual({});
  expect(onCarriedOut).toHaveBeenCalledOnce();
});

it('is made once by servers that look at the same instant', async () => {
  const { look, head, onCarriedOut } = await plannedShop();
  const { revision } = (await head()).revision;
  await Promise.all([look(onTime), look(onTime), look(onTime)]);
  expect((await head()).revision.revision).toBe(revision + 1);
  expect(onCarriedOut).toHaveBeenCalledOnce();
});

it('is passed over, and the log says so, when no server was there until long after', async () => {
  const { look, live, head } = await plannedShop();
  await look('05:16:00');
  expect(await live()).toBe('1.1.0');
  const { change, standing } = (await head()).revision;
  expect(change).toMatchObject({ verb: 'unschedule', actor: 'automatic', to: '1.2.0' });
  expect(change.reason).toMatch(/^Not carried out: it was due at .* until 16 minutes later\.$/);
  expect(standing?.schedules).toEqual({});
});

type Shop = Awaited<ReturnType<typeof plannedShop>>;
it.each<[string, (shop: Shop) => Promise<unknown>, RegExp]>([
  ['a freeze of the slot', ({ change }) => freeze(change), /is frozen by team/],
  ['a freeze of everything', ({ whole }) => freezeAll(whole), /Everything is frozen by manager/],
  ['a pin', ({ change }) => pin(change), /is pinned at 1\.1\.0 by team/],
  ['a rollback', ({ change }) => rollback(change), /rollback by team, "because"/],
  ['a promotion of the very version', ({ change }) => promote({ ...change, version }), /promote by team/],
  [
    'the end of its canary',
    async ({ change }) => {
      await openCanary({ ...change, version, percent: 10 });
      await abortCanary(change);
    },
    /abort by team/,
  ],
  [
    'what the gate says of it by then',
    async ({ store }) => store.remove('releases/mf-demo/1.2.0.json'),
    /was never published/,
  ],
])('%s since wins, and the log says so', async (_what, meanwhile, why) => {
  const shop = await plannedShop();
  await meanwhile(shop);
  const was = await shop.live();
  await shop.look(onTime);
  expect(await shop.live()).toBe(was);
  expect((await shop.head()).revision.change).toMatchObject({
    ...{ verb: 'unschedule', automatic: true },
    reason: expect.stringMatching(why),
  });
});

it('goes on after what changes nothing of it: its own canary, a freeze that is over, a change of another slot', async () => {
  const { change, look, live } = await plannedShop();
  await openCanary({ ...change, version, percent: 10 });
  await freeze(change);
  await unfreeze(change);
  await freeze({ ...change, remote: 'shell' });
  await look(onTime);
  expect(await live()).toBe('1.2.0');
});

it('is tried once more while the store cannot be reached, and stays planned', async () => {
  const { store, look, live, onProblem } = await plannedShop();
  const putIfAbsent = async () => Promise.reject(new StoreUnreachable('registry', new Error('gone')));
  await look(onTime, { ...store, putIfAbsent });
  expect(onProblem).toHaveBeenCalledOnce();
  await look('05:01:00');
  expect(await live()).toBe('1.2.0');
});

it('is carried out when an older server, which does not know it, changed something meanwhile', async () => {
  const { look, live, writeAsOlderServer } = await plannedShop();
  await writeAsOlderServer();
  await look(onTime);
  expect(await live()).toBe('1.2.0');
});

it('is taken from the plan by who unschedules it, and one slot has one', async () => {
  const { change, look, live } = await plannedShop();
  const again = { ...change, version, due, now: before };
  expect(await schedulePromotion(again)).toMatchObject({ isNew: false });
  await expect(schedulePromotion({ ...again, due: '2026-12-02T08:00Z' })).rejects.toMatchObject({
    code: 'other_schedule',
  });
  expect(await unschedule(change)).toMatchObject({ isNew: true, to: '1.2.0' });
  await expect(unschedule(change)).rejects.toMatchObject({ status: 409, code: 'no_schedule' });
  await look(onTime);
  expect(await live()).toBe('1.1.0');
});

it.each([
  ['a version that is live already', { version: '1.1.0' }, 409],
  ['one that was never published', { version: '9.0.0' }, 404],
  ['an instant that is over', { due: '2026-12-01T05:00+03:00' }, 400],
  ['an instant without its zone', { due: '2026-12-01T08:00' }, 400],
  ['a revision that is no longer the newest', { ifMatch: 1 }, 412],
])('is refused for %s', async (_what, more, status) => {
  const { change } = await smallShop();
  const refused = schedulePromotion({ ...change, version, due, now: before, ...more });
  await expect(refused).rejects.toMatchObject({ status });
});
