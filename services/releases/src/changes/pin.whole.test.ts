import { expect, it } from 'vitest';
import { smallShop } from '../testing/small-shop.ts';
import { openCanary } from './canary.ts';
import { freeze, unfreeze } from './freeze.ts';
import { pin, unpin } from './pin.ts';
import { promote } from './promote.ts';
import { restoreRevision } from './restore.ts';
import { rollback } from './rollback.ts';
import { createTakeBack } from './take-back.ts';

const env = 'production';

it('a pinned slot goes neither forward nor back, by nobody and by force neither, until it is unpinned', async () => {
  const { change, slot, head } = await smallShop();
  expect(await pin(change)).toMatchObject({ isNew: true, to: '1.1.0' });
  expect(await pin(change)).toMatchObject({ isNew: false });
  const refused = { status: 423, code: 'pinned' };
  const version = '1.2.0';
  await expect(promote({ ...change, version, force: true })).rejects.toMatchObject(refused);
  await expect(openCanary({ ...change, version, percent: 5 })).rejects.toMatchObject(refused);
  await expect(rollback(change)).rejects.toMatchObject(refused);
  await freeze(change);
  await unfreeze(change);
  expect(await slot()).toMatchObject({ stable: { version: '1.1.0' } });
  expect((await head()).revision.standing?.pins).toMatchObject({
    'mf-demo': { by: 'team', reason: 'because', version: '1.1.0' },
  });
  expect(await unpin(change)).toMatchObject({ isNew: true });
  expect(await unpin(change)).toMatchObject({ isNew: false });
  await rollback(change);
  expect(await slot()).toMatchObject({ stable: { version: '1.0.0' } });
});

it('a pinned slot is not taken back by the shop itself, whatever browsers report', async () => {
  const { store, change, slot } = await smallShop();
  await pin(change);
  const bad = { remote: 'mf-demo', version: '1.1.0', reason: 'everything fails' };
  expect(await createTakeBack({ store, env }).stable(bad)).toMatchObject({ isNew: false });
  expect(await slot()).toMatchObject({ stable: { version: '1.1.0' } });
  await unpin(change);
  expect(await createTakeBack({ store, env }).stable(bad)).toMatchObject({ isNew: true, to: '1.0.0' });
});

it('a whole composition is restored around what is pinned, which is named; to name it there is refused', async () => {
  const { change, whole, slot } = await smallShop();
  await pin(change);
  const asThen = { ...whole, toRevision: 2 };
  expect(await restoreRevision(asThen)).toMatchObject({ isNew: false, changed: [], kept: ['mf-demo'] });
  await expect(restoreRevision({ ...asThen, remotes: ['mf-demo'] })).rejects.toMatchObject({
    code: 'pinned',
  });
  expect(await slot()).toMatchObject({ stable: { version: '1.1.0' } });
});

it('a slot that shows two versions is not pinned', async () => {
  const { change } = await smallShop();
  await openCanary({ ...change, version: '1.2.0', percent: 5 });
  await expect(pin(change)).rejects.toMatchObject({ status: 409, code: 'canary_open' });
});

it('a pin stays when an older server, which does not know it, changes something', async () => {
  const { change, writeAsOlderServer } = await smallShop();
  await pin(change);
  await writeAsOlderServer();
  await writeAsOlderServer();
  await expect(rollback(change)).rejects.toMatchObject({ code: 'pinned' });
  await freeze({ ...change, remote: 'shell' });
  await writeAsOlderServer();
  await expect(rollback(change)).rejects.toMatchObject({ code: 'pinned' });
});
