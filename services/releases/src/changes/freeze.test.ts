import type { Slot } from '@dana/contracts/release/revision';
import { expect, it } from 'vitest';
import { demoShop, liveDemoShop } from '../testing/demo-shop.ts';
import { assertNotBlocked, assertOpen, checkedUntil } from './change.ts';
import { changeByItself, type ChangeRequest } from './make-change.ts';

const env = 'production';
const at = (time: string) => () => new Date(`2026-12-01T${time}:00Z`);
const until = '2026-12-01T08:00+03:00';

/** 1.0.0 and 1.1.0 were live, 1.2.0 is published. `all` freezes everything, or ends that. */
async function shopWith() {
  const shop = await liveDemoShop('1.0.0', '1.1.0', '1.2.0');
  await shop.forward('1.1.0');
  const all = (verb: 'freeze' | 'unfreeze', asked: Partial<ChangeRequest> = {}) =>
    shop.make(verb, { remote: undefined, ...asked });
  return { ...shop, all };
}

it('nothing goes forward until the instant that was said, and from then on everything does, with no change in between', async () => {
  const { make, forward, all, revision } = await shopWith();
  await all('freeze', { until, now: at('03:00') });
  const number = (await revision())?.revision;
  const refused = { status: 423, code: 'frozen', details: { until: '2026-12-01T05:00:00.000Z' } };
  const late = { version: '1.2.0', now: at('04:59') };
  await expect(make('promote', { ...late, force: true })).rejects.toMatchObject(refused);
  await expect(make('canary', { ...late, percent: 5 })).rejects.toMatchObject(refused);
  expect((await revision())?.revision).toBe(number);
  expect(await forward('1.2.0', { now: at('05:00') })).toMatchObject({ isNew: true });
});

it('a deployable that was never live waits too', async () => {
  const { all, publish, forward } = await shopWith();
  await publish({ remote: 'mf-first', paths: ['/first'] });
  await all('freeze');
  await expect(forward('1.0.0', { remote: 'mf-first' })).rejects.toMatchObject({ code: 'frozen' });
});

it('going back stays possible: rollback, the end of a canary, a whole composition, and what the shop takes back itself', async () => {
  const { store, make, all, slot } = await shopWith();
  await make('canary', { version: '1.2.0', percent: 5 });
  await all('freeze');
  await make('abort');
  const bad = { remote: 'mf-demo', reason: 'everything fails', onlyIf: { version: '1.1.0' } };
  expect(await changeByItself({ store, env }, { verb: 'rollback', ...bad })).toMatchObject({ isNew: true });
  await make('restore', { remote: undefined, toRevision: 2 });
  expect(await slot()).toMatchObject({ stable: { version: '1.1.0' } });
  expect(await make('rollback')).toMatchObject({ to: '1.0.0' });
});

it('a further freeze moves the end, one with the same end changes nothing, and a slot that is frozen alone stays so', async () => {
  const { make, all, slot, revision } = await shopWith();
  const now = at('03:00');
  await make('freeze');
  await all('freeze', { until, now });
  expect(await all('freeze', { until, now })).toMatchObject({ isNew: false });
  expect(await all('freeze', { now })).toMatchObject({ isNew: true });
  expect((await revision())?.standing?.frozen).not.toHaveProperty('until');
  expect(await all('unfreeze', { now })).toMatchObject({ isNew: true });
  expect(await all('unfreeze', { now })).toMatchObject({ isNew: false });
  expect((await slot())?.frozen).toMatchObject({ by: 'team' });
});

it('is refused where nothing was ever live, and on a revision that is no longer the newest', async () => {
  const { make } = await demoShop();
  await expect(make('freeze', { remote: undefined })).rejects.toMatchObject({ status: 404 });
  const { all } = await shopWith();
  await expect(all('freeze', { ifMatch: 1 })).rejects.toMatchObject({ status: 412 });
  await expect(all('freeze', { until: '2026-12-01T08:00' })).rejects.toMatchObject({ status: 400 });
});

const [now, before] = [new Date('2026-12-01T06:00:00Z'), '2026-11-30T12:00:00.000Z'];
const slot = { blocked: ['1.0.1'] } as Partial<Slot> as Slot;
const all = { by: 'manager', at: before, reason: 'the sale', until: '2026-12-01T08:00:00.000Z' };

it('a slot goes forward that is not frozen', () => {
  expect(() => assertOpen('mf-demo', slot, {}, now)).not.toThrow();
  expect(() => assertOpen('mf-demo', undefined, { standing: {} }, now)).not.toThrow();
});

it('a frozen slot is refused with by whom and why', () => {
  const frozen = { by: 'night', reason: 'the sale begins' };
  expect(() => assertOpen('mf-demo', { ...slot, frozen }, {}, now)).toThrow(
    'mf-demo is frozen by night: the sale begins. Unfreeze it first.',
  );
});

it('while everything is frozen each is refused with until when, by whom and why, and from that instant on none', () => {
  const standing = { standing: { frozen: all } };
  for (const one of [slot, undefined])
    expect(() => assertOpen('mf-demo', one, standing, now)).toThrow(
      'Everything is frozen by manager until 2026-12-01 08:00 UTC: the sale. Going back stays possible.',
    );
  expect(() => assertOpen('mf-demo', slot, standing, new Date(all.until))).not.toThrow();
  const { until: _none, ...lasting } = all;
  expect(() =>
    assertOpen('mf-demo', slot, { standing: { frozen: lasting } }, new Date('2036-01-01')),
  ).toThrow('Everything is frozen by manager: the sale.');
});

it('a version that was taken back is refused until it is forced', () => {
  expect(() => assertNotBlocked('mf-demo', slot, '1.0.1', false)).toThrow(
    'mf-demo@1.0.1 was taken back before.',
  );
  expect(() => assertNotBlocked('mf-demo', slot, '1.0.1', true)).not.toThrow();
  expect(() => assertNotBlocked('mf-demo', slot, '1.0.2', false)).not.toThrow();
});

const dayBefore = new Date('2026-11-30T12:00:00Z');

it.each([
  ['2026-12-01T08:00+03:00', '2026-12-01T05:00:00.000Z'],
  ['2026-12-01T05:00:30Z', '2026-12-01T05:00:30.000Z'],
  ['2026-12-01T02:00-03:00', '2026-12-01T05:00:00.000Z'],
])('%s is an instant wherever it is read', (text, instant) => {
  expect(checkedUntil(text, dayBefore)).toBe(instant);
});

it.each([
  ['has no zone', '2026-12-01T08:00'],
  ['has no zone', '2026-12-01'],
  ['is in words', 'tomorrow at eight'],
  ['is on no calendar', '2026-13-41T08:00Z'],
  ['is over', '2026-11-30T12:00Z'],
  ['is further away than anybody plans', '2027-12-03T12:00Z'],
])('one that %s is refused: %s', (_why, text) => {
  expect(() => checkedUntil(text, dayBefore)).toThrow(
    expect.objectContaining({ status: 400, code: 'bad_instant', message: expect.stringContaining('until') }),
  );
});
