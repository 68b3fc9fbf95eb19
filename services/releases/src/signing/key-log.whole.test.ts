import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { setKey, teamKey } from '../testing/team-keys.ts';
import { temporaryStore } from '../testing/temporary-store.ts';
import { keyEntryKey } from './key-entry.ts';
import { appendKeyEntry, signKeyChange } from '../admin/keys/append-key-entry.ts';
import { readKeyLog } from './key-log.ts';
import { signedTextBytes } from './signed-text.ts';

const change = { change: 'add' as const, remote: 'mf-demo', actor: 'test', reason: 'because' };

it('says whose keys hold now, and demands signatures for good once there was one', async () => {
  const { store } = await temporaryStore();
  const [shop, team, next] = [await teamKey(), await teamKey(), await teamKey()];
  expect((await readKeyLog(store)).ring.isNeeded('mf-demo')).toBe(false);
  await setKey(store, shop, { remote: 'mf-demo', key: team });
  await setKey(store, shop, { remote: 'mf-demo', key: next });
  await setKey(store, shop, { change: 'remove', remote: 'mf-demo', key: team });
  const { ring } = await readKeyLog(store);
  expect(ring.keysOf('mf-demo').map(({ key }) => key)).toEqual([next.publicText]);
  expect([ring.isNeeded('mf-demo'), ring.isNeeded('mf-other')]).toEqual([true, false]);
  await setKey(store, shop, { change: 'remove', remote: 'mf-demo', key: next });
  expect((await readKeyLog(store)).ring.isNeeded('mf-demo')).toBe(true);
  await setKey(store, shop, { remote: 'mf-demo', key: team });
  expect((await readKeyLog(store)).ring.keysOf('mf-demo')).toMatchObject([
    { key: team.publicText, number: 5 },
  ]);
});

it('is changed only with the key that began it, one entry after the other', async () => {
  const { store } = await temporaryStore();
  const [shop, team] = [await teamKey(), await teamKey()];
  await setKey(store, shop, { remote: 'mf-demo', key: team });
  const log = await readKeyLog(store);
  const stranger = signKeyChange(log, { ...change, key: team.publicText }, team);
  await expect(appendKeyEntry(store, stranger)).rejects.toMatchObject({ status: 403, code: 'not_shop_key' });
  const first = signKeyChange(log, { ...change, key: shop.publicText }, shop);
  await appendKeyEntry(store, first);
  // The same entry again, and one that was made beside it.
  const beside = signKeyChange(log, { ...change, key: shop.publicText, reason: 'late' }, shop);
  for (const late of [first, beside])
    await expect(appendKeyEntry(store, late)).rejects.toMatchObject({ status: 403 });
  expect((await readKeyLog(store)).ring.number).toBe(2);
});

it('believes no entry that somebody wrote into the store, and none that was changed there', async () => {
  const { store, folder } = await temporaryStore();
  const [shop, team, thief] = [await teamKey(), await teamKey(), await teamKey()];
  await setKey(store, shop, { remote: 'mf-demo', key: team });
  const log = await readKeyLog(store);
  const forged = signKeyChange(log, { ...change, key: thief.publicText }, thief);
  await store.putIfAbsent(keyEntryKey(2), signedTextBytes(forged));
  await expect(readKeyLog(store)).rejects.toMatchObject({ code: 'damaged_keys' });
  // An edge that read the first entry before goes on with it, also when the whole log is another.
  const own = signKeyChange(
    { ...log, signed: [], ring: { ...log.ring, number: 0 } },
    { ...change, key: thief.publicText },
    thief,
  );
  await writeFile(join(folder, keyEntryKey(1)), signedTextBytes(own));
  await expect(readKeyLog(store, { known: log })).rejects.toMatchObject({ code: 'damaged_keys' });
  await expect(readKeyLog(store, { shopKey: shop.publicText })).rejects.toMatchObject({
    code: 'damaged_keys',
  });
});

it('goes on with another key when it was handed over, and with the old one no more', async () => {
  const { store } = await temporaryStore();
  const [shop, next, team] = [await teamKey(), await teamKey(), await teamKey()];
  await setKey(store, shop, { remote: 'mf-demo', key: team });
  const handOver = { ...change, change: 'hand-over' as const, remote: '*', key: next.publicText };
  await appendKeyEntry(store, signKeyChange(await readKeyLog(store), handOver, shop));
  await expect(setKey(store, shop, { remote: 'mf-other', key: team })).rejects.toMatchObject({ status: 403 });
  await setKey(store, next, { remote: 'mf-other', key: team });
  const { ring } = await readKeyLog(store, { shopKey: shop.publicText });
  expect([ring.number, ring.isNeeded('mf-x'), ring.keysOf('mf-x')]).toEqual([3, false, []]);
  await expect(readKeyLog(store, { shopKey: next.publicText })).rejects.toMatchObject({
    code: 'damaged_keys',
  });
});
