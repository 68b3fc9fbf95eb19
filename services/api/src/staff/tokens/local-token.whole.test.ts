import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOfTest } from '../../testing/folders.ts';
import { shopOfSuite } from '../../testing/shop-of-suite.ts';
import { allows, ensureLocalToken, findStaff, makeStaffToken, revokeStaffToken } from './staff-tokens.ts';

const { api } = shopOfSuite();

it('a local shop has one token in a file of its owner, made again only when it is no good', async () => {
  const { db } = api;
  const folder = folderOfTest('staff');
  const now = new Date();
  const file = await ensureLocalToken(db, folder, now);
  expect(file).toBe(join(folder, 'staff-token'));
  expect(statSync(file ?? '').mode & 0o777).toBe(0o600);
  const text = readFileSync(file ?? '', 'utf8').trim();
  const staff = await findStaff(db, text, now);
  expect(staff && allows(staff, 'orders:write')).toBe(true);
  expect(await ensureLocalToken(db, folder, now)).toBeNull();
  await revokeStaffToken(db, staff?.tokenId ?? '', now);
  expect(await ensureLocalToken(db, folder, now)).toBe(file);
  expect(readFileSync(file ?? '', 'utf8').trim()).not.toBe(text);
});

it('a token needs a name, a scope that there is, and an end', async () => {
  const { db } = api;
  const good = { name: 'Noura', scopes: ['orders:read'], days: 1, now: new Date() };
  const wrong = [{ name: 'x' }, { name: 'shopper' }, { scopes: [] }, { scopes: ['orders:*'] }];
  for (const change of [...wrong, { days: 0 }, { days: 400 }, { days: Number.NaN }])
    await expect(makeStaffToken(db, { ...good, ...change })).rejects.toThrow();
  const made = await makeStaffToken(db, { ...good, name: 'Noura, المخزن' });
  expect(made.text).toMatch(/^dana_staff_[0-9a-f]{16}_[\w-]{43}$/);
});
