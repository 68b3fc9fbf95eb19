import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freezeAll } from '../changes/freeze-all.ts';
import { promote } from '../changes/promote.ts';
import { fileRequest } from '../changes/requests.ts';
import { rollback } from '../changes/rollback.ts';
import { publishBuild } from '../publish/publish-folder.ts';
import { readReleaseBuild } from '../publish/release-build.ts';
import { writeBuiltShell } from '../testing/built-remote.ts';
import { env, reason, remote, ruledShop, version } from '../testing/ruled-shop.ts';

it('what is asked for again and again by one person is one request', async () => {
  const { anna, badr, asked, promotion, head } = await ruledShop();
  const id = await asked(anna.change('promote', promotion));
  const { revision } = (await head()).revision;
  for (let times = 0; times < 3; times += 1) expect(await asked(anna.change('promote', promotion))).toBe(id);
  expect((await head()).revision.revision).toBe(revision);
  expect(await asked(badr.change('promote', promotion))).not.toBe(id);
});

it('an approval asks the gate, freezes and the slot once more, and the request stays open', async () => {
  const { store, change, whole, anna, badr, asked, promotion, live } = await ruledShop();
  const id = await asked(anna.change('promote', promotion));
  await freezeAll(whole);
  await expect(badr.approve({ env, id })).rejects.toMatchObject({ status: 423 });
  await anna.unfreezeAll({ env, reason });
  await expect(badr.approve({ env, id, ifMatch: 3 })).rejects.toMatchObject({ status: 412 });
  await rollback(change);
  await expect(badr.approve({ env, id })).rejects.toMatchObject({ status: 412, code: 'changed_since' });
  expect(await live()).toBe('1.0.0');
  const again = await asked(anna.change('promote', promotion));
  const manifest = 'releases/mf-demo/1.2.0.json';
  await store.remove(manifest);
  await expect(badr.approve({ env, id: again })).rejects.toMatchObject({ code: 'not_published' });
  expect((await anna.requests(env)).requests.map((one) => one.id)).toEqual([again]);
  expect(again).not.toBe(id);
});

it('who had seen a revision is asked once more when anything else changed since', async () => {
  const { store, anna, badr, asked, promotion, head, folder, live } = await ruledShop();
  const seen = (await head()).revision.revision;
  const strict = await asked(anna.change('promote', { ...promotion, ifMatch: seen }));
  const shell = await readReleaseBuild('shell', await writeBuiltShell(join(folder, '..'), '1.1.0'));
  await publishBuild(shell, { store, env });
  await promote({ store, env, remote: 'shell', version: '1.1.0', actor: 'team', reason });
  await expect(badr.approve({ env, id: strict })).rejects.toMatchObject({ code: 'changed_since' });
  const loose = await asked(anna.change('promote', promotion));
  await badr.approve({ env, id: loose });
  expect(await live()).toBe('1.2.0');
});

it('a request that nobody approves in time is gone, without a change', async () => {
  const { store, badr, head } = await ruledShop({ hours: 2 });
  const ago = (hours: number) => () => new Date(Date.now() - hours * 3_600_000);
  const asking = { store, env, actor: 'anna', reason };
  const wanted = { verb: 'promote', remotes: [remote], version };
  const over = await fileRequest({ ...asking, now: ago(3) }, wanted);
  await expect(badr.approve({ env, id: over.id })).rejects.toMatchObject({ code: 'no_request' });
  const open = await fileRequest({ ...asking, now: ago(1) }, wanted);
  expect(Object.keys((await head()).revision.standing?.requests ?? {})).toEqual([open.id]);
  await badr.approve({ env, id: open.id });
});

it('twenty requests are open at most', async () => {
  const { store } = await ruledShop();
  const file = (actor: string) =>
    fileRequest({ store, env, actor, reason }, { verb: 'promote', remotes: [remote], version });
  for (let count = 0; count < 20; count += 1) await file(`person ${count}`);
  await expect(file('one more')).rejects.toMatchObject({ status: 409, code: 'too_many_requests' });
});

it('a request is closed by somebody else, or by who made it', async () => {
  const { anna, badr, asked, promotion, live } = await ruledShop();
  for (const admin of [anna, badr]) {
    const id = await asked(anna.change('promote', promotion));
    expect(await admin.reject({ env, id, reason: 'not today' })).toMatchObject({ by: 'anna' });
    await expect(badr.approve({ env, id })).rejects.toMatchObject({ code: 'no_request' });
  }
  expect(await live()).toBe('1.1.0');
});

it('a rule and its requests stay when an older server, which does not know them, changes something', async () => {
  const { anna, badr, asked, promotion, writeAsOlderServer, live, change } = await ruledShop();
  const id = await asked(anna.change('promote', promotion));
  await writeAsOlderServer();
  await expect(promote({ ...change, version })).rejects.toMatchObject({ code: 'second_person' });
  await badr.approve({ env, id });
  expect(await live()).toBe('1.2.0');
});
