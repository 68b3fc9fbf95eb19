import { join } from 'node:path';
import type { Slot } from '@dana/contracts/release/revision';
import { expect, it } from 'vitest';
import { publishFolder, writeBuiltRemote } from '../testing/built-remote.ts';
import { smallShop } from '../testing/small-shop.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { assertNotBlocked, assertOpen, checkedUntil } from './change.ts';
import { changeByItself, makeChange } from './make-change.ts';

const env = 'production';
const at = (time: string) => () => new Date(`2026-12-01T${time}:00Z`);
const until = '2026-12-01T08:00+03:00';

it('nothing goes forward until the instant that was said, and from then on everything does, with no change in between', async () => {
  const { change, whole, head } = await smallShop();
  await makeChange({ verb: 'freeze', ...whole, remote: undefined, until, now: at('03:00') });
  const number = (await head()).revision.revision;
  const promotion = { ...change, version: '1.2.0' };
  const refused = { status: 423, code: 'frozen', details: { until: '2026-12-01T05:00:00.000Z' } };
  await expect(
    makeChange({ verb: 'promote', ...promotion, force: true, now: at('04:59') }),
  ).rejects.toMatchObject(refused);
  await expect(
    makeChange({ verb: 'canary', ...promotion, percent: 5, now: at('04:59') }),
  ).rejects.toMatchObject(refused);
  expect((await head()).revision.revision).toBe(number);
  expect(await makeChange({ verb: 'promote', ...promotion, now: at('05:00') })).toMatchObject({
    isNew: true,
  });
});

it('a deployable that was never live waits too', async () => {
  const { store, folder, whole } = await smallShop();
  const remote = 'mf-first';
  const built = await writeBuiltRemote(join(folder, '..'), { remote, version: '1.0.0' });
  await publishFolder({ store, env, remote, folder: built, force: true, reason: 'its path is another' });
  await makeChange({ ...whole, verb: 'freeze', remote: undefined });
  const first = { store, env, remote, version: '1.0.0', actor: 'team', reason: 'because' };
  await expect(makeChange({ ...first, verb: 'promote' })).rejects.toMatchObject({ code: 'frozen' });
});

it('going back stays possible: rollback, the end of a canary, a whole composition, and what the shop takes back itself', async () => {
  const { store, change, whole, slot } = await smallShop();
  await makeChange({ verb: 'canary', ...change, version: '1.2.0', percent: 5 });
  await makeChange({ ...whole, verb: 'freeze', remote: undefined });
  await makeChange({ ...change, verb: 'abort' });
  const bad = { remote: 'mf-demo', reason: 'everything fails', onlyIf: { version: '1.1.0' } };
  expect(await changeByItself({ store, env }, { verb: 'rollback', ...bad })).toMatchObject({ isNew: true });
  await makeChange({ verb: 'restore', ...whole, toRevision: 3 });
  expect(await slot()).toMatchObject({ stable: { version: '1.1.0' } });
  expect(await makeChange({ ...change, verb: 'rollback' })).toMatchObject({ to: '1.0.0' });
});

it('a further freeze moves the end, one with the same end changes nothing, and a slot that is frozen alone stays so', async () => {
  const { change, whole, slot, head } = await smallShop();
  const now = at('03:00');
  await makeChange({ ...change, verb: 'freeze' });
  await makeChange({ verb: 'freeze', ...whole, remote: undefined, until, now });
  expect(await makeChange({ verb: 'freeze', ...whole, remote: undefined, until, now })).toMatchObject({
    isNew: false,
  });
  expect(await makeChange({ verb: 'freeze', ...whole, remote: undefined, now })).toMatchObject({
    isNew: true,
  });
  expect((await head()).revision.standing?.frozen).not.toHaveProperty('until');
  expect(await makeChange({ verb: 'unfreeze', ...whole, remote: undefined, now })).toMatchObject({
    isNew: true,
  });
  expect(await makeChange({ verb: 'unfreeze', ...whole, remote: undefined, now })).toMatchObject({
    isNew: false,
  });
  expect((await slot())?.frozen).toMatchObject({ by: 'team' });
});

it('is refused where nothing was ever live, and on a revision that is no longer the newest', async () => {
  const { whole } = await smallShop();
  const { store } = await temporaryStore();
  await expect(makeChange({ verb: 'freeze', ...whole, remote: undefined, store })).rejects.toMatchObject({
    status: 404,
  });
  await expect(makeChange({ verb: 'freeze', ...whole, remote: undefined, ifMatch: 1 })).rejects.toMatchObject(
    { status: 412 },
  );
  await expect(
    makeChange({ verb: 'freeze', ...whole, remote: undefined, until: '2026-12-01T08:00' }),
  ).rejects.toMatchObject({ status: 400 });
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
