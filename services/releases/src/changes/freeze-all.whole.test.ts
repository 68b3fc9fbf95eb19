import { join } from 'node:path';
import { expect, it } from 'vitest';
import { publishFolder } from '../publish/publish-folder.ts';
import { writeBuiltRemote } from '../testing/built-remote.ts';
import { smallShop } from '../testing/small-shop.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { abortCanary } from './abort.ts';
import { openCanary } from './canary.ts';
import { freeze } from './freeze.ts';
import { freezeAll, unfreezeAll } from './freeze-all.ts';
import { promote } from './promote.ts';
import { restoreRevision } from './restore.ts';
import { rollback } from './rollback.ts';
import { createTakeBack } from './take-back.ts';

const env = 'production';
const at = (time: string) => () => new Date(`2026-12-01T${time}:00Z`);
const until = '2026-12-01T08:00+03:00';

it('nothing goes forward until the instant that was said, and from then on everything does, with no change in between', async () => {
  const { change, whole, head } = await smallShop();
  await freezeAll({ ...whole, until, now: at('03:00') });
  const number = (await head()).revision.revision;
  const promotion = { ...change, version: '1.2.0' };
  const refused = { status: 423, code: 'frozen', details: { until: '2026-12-01T05:00:00.000Z' } };
  await expect(promote({ ...promotion, force: true, now: at('04:59') })).rejects.toMatchObject(refused);
  await expect(openCanary({ ...promotion, percent: 5, now: at('04:59') })).rejects.toMatchObject(refused);
  expect((await head()).revision.revision).toBe(number);
  expect(await promote({ ...promotion, now: at('05:00') })).toMatchObject({ isNew: true });
});

it('a deployable that was never live waits too', async () => {
  const { store, folder, whole } = await smallShop();
  const remote = 'mf-first';
  const built = await writeBuiltRemote(join(folder, '..'), { remote, version: '1.0.0' });
  await publishFolder({ store, env, remote, folder: built, force: true, reason: 'its path is another' });
  await freezeAll(whole);
  const first = { store, env, remote, version: '1.0.0', actor: 'team', reason: 'because' };
  await expect(promote(first)).rejects.toMatchObject({ code: 'frozen' });
});

it('going back stays possible: rollback, the end of a canary, a whole composition, and what the shop takes back itself', async () => {
  const { store, change, whole, slot } = await smallShop();
  await openCanary({ ...change, version: '1.2.0', percent: 5 });
  await freezeAll(whole);
  await abortCanary(change);
  const bad = { remote: 'mf-demo', version: '1.1.0', reason: 'everything fails' };
  expect(await createTakeBack({ store, env }).stable(bad)).toMatchObject({ isNew: true });
  await restoreRevision({ ...whole, toRevision: 3 });
  expect(await slot()).toMatchObject({ stable: { version: '1.1.0' } });
  expect(await rollback(change)).toMatchObject({ to: '1.0.0' });
});

it('a further freeze moves the end, one with the same end changes nothing, and a slot that is frozen alone stays so', async () => {
  const { change, whole, slot, head } = await smallShop();
  const now = at('03:00');
  await freeze(change);
  await freezeAll({ ...whole, until, now });
  expect(await freezeAll({ ...whole, until, now })).toMatchObject({ isNew: false });
  expect(await freezeAll({ ...whole, now })).toMatchObject({ isNew: true });
  expect((await head()).revision.standing?.frozen).not.toHaveProperty('until');
  expect(await unfreezeAll({ ...whole, now })).toMatchObject({ isNew: true });
  expect(await unfreezeAll({ ...whole, now })).toMatchObject({ isNew: false });
  expect((await slot())?.frozen).toMatchObject({ by: 'team' });
});

it('is refused where nothing was ever live, and on a revision that is no longer the newest', async () => {
  const { whole } = await smallShop();
  const { store } = await temporaryStore();
  await expect(freezeAll({ ...whole, store })).rejects.toMatchObject({ status: 404 });
  await expect(freezeAll({ ...whole, ifMatch: 1 })).rejects.toMatchObject({ status: 412 });
  await expect(freezeAll({ ...whole, until: '2026-12-01T08:00' })).rejects.toMatchObject({ status: 400 });
});

it('stays when an older server, which does not know it, changes something', async () => {
  const { change, whole, writeAsOlderServer } = await smallShop();
  await freezeAll(whole);
  await writeAsOlderServer();
  await expect(promote({ ...change, version: '1.2.0' })).rejects.toMatchObject({ code: 'frozen' });
});
