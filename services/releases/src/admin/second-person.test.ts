import { join } from 'node:path';
import { expect, it } from 'vitest';
import { abortCanary } from '../changes/abort.ts';
import { openCanary } from '../changes/canary.ts';
import { freezeAll } from '../changes/freeze-all.ts';
import { createPlannedPromotions } from '../changes/planned-promotions.ts';
import { promote } from '../changes/promote.ts';
import { fileRequest } from '../changes/requests.ts';
import { rollback } from '../changes/rollback.ts';
import { schedulePromotion } from '../changes/schedule.ts';
import { createTakeSteps } from '../changes/take-steps.ts';
import { publishBuild } from '../publish/publish-folder.ts';
import { readReleaseBuild } from '../publish/release-build.ts';
import { ReleaseRefusal } from '../store/refusal.ts';
import type { Store } from '../store/store.ts';
import { writeBuiltRemote, writeBuiltShell } from '../testing/built-remote.ts';
import { smallShop } from '../testing/small-shop.ts';
import { createStoreAdmin } from './store-admin.ts';

const env = 'production';
const [remote, version, reason] = ['mf-demo', '1.2.0', 'the new teaser'];

const adminOf = (store: Store, actor: string) =>
  createStoreAdmin({ store, actor, publicOrigin: 'http://localhost' });

/** mf-demo needs a second person; `asked` is the id of the request that a change became. */
async function ruledShop(rule: { remote?: string; hours?: number } = {}) {
  const shop = await smallShop();
  const [anna, badr, lead] = ['anna', 'badr', 'lead'].map((name) => adminOf(shop.store, name)) as [
    ReturnType<typeof adminOf>,
    ReturnType<typeof adminOf>,
    ReturnType<typeof adminOf>,
  ];
  const on = { env, remote, isOn: true, hours: 24, reason: 'money', ...rule };
  await lead.setSecondPerson(on);
  const asked = async (change: Promise<unknown>): Promise<string> => {
    const refusal = await change.then(
      () => undefined,
      (error: unknown) => error,
    );
    if (!(refusal instanceof ReleaseRefusal)) throw new Error('It was made at once.', { cause: refusal });
    expect(refusal).toMatchObject({ status: 409, code: 'second_person' });
    expect(refusal.message).toContain('Nothing is changed yet');
    return String(refusal.details.request);
  };
  const promotion = { env, remote, version, reason };
  const live = async () => (await shop.slot())?.stable.version;
  return { ...shop, anna, badr, lead, on, asked, promotion, live };
}

it('a promotion is a request until somebody else approves it, and is then made in the name of who asked', async () => {
  const { anna, badr, asked, promotion, live, head } = await ruledShop();
  const id = await asked(anna.change('promote', promotion));
  expect(await live()).toBe('1.1.0');
  expect((await anna.requests(env)).requests).toMatchObject([
    { id, by: 'anna', verb: 'promote', remotes: [remote], version, reason },
  ]);
  await expect(anna.approve({ env, id })).rejects.toMatchObject({ status: 403, code: 'same_person' });
  await expect(adminOf((await ruledShop()).store, 'badr').approve({ env, id })).rejects.toMatchObject({
    code: 'no_request',
  });
  expect(await badr.approve({ env, id })).toMatchObject({ verb: 'promote', by: 'anna', remotes: [remote] });
  expect(await live()).toBe('1.2.0');
  expect((await head()).revision.change).toMatchObject({ actor: 'anna', approvedBy: 'badr', reason });
  await expect(badr.approve({ env, id })).rejects.toMatchObject({ status: 404, code: 'no_request' });
  expect((await anna.requests(env)).requests).toEqual([]);
});

it('the same name in other letters is the same person', async () => {
  const { store, anna, asked, promotion, live } = await ruledShop();
  const id = await asked(anna.change('promote', promotion));
  await expect(adminOf(store, 'Anna ').approve({ env, id })).rejects.toMatchObject({ code: 'same_person' });
  expect(await live()).toBe('1.1.0');
});

it('what is asked for again and again by one person is one request', async () => {
  const { anna, badr, asked, promotion, head } = await ruledShop();
  const id = await asked(anna.change('promote', promotion));
  const { revision } = (await head()).revision;
  for (let times = 0; times < 3; times += 1) expect(await asked(anna.change('promote', promotion))).toBe(id);
  expect((await head()).revision.revision).toBe(revision);
  expect(await asked(badr.change('promote', promotion))).not.toBe(id);
});

it('a canary for some visitors that somebody else approved is for those visitors, and nobody else', async () => {
  const { anna, badr, asked, promotion, slot } = await ruledShop();
  const targeted = { targets: { language: 'ar' as const }, steps: [5, 50], everyMs: 600_000 };
  const id = await asked(anna.change('canary', { ...promotion, targeted }));
  expect((await anna.requests(env)).requests).toMatchObject([{ targeted }]);
  await badr.approve({ env, id });
  expect((await slot())?.canary).toMatchObject({
    percent: 0,
    targeted: { percent: 5, targets: { language: 'ar' }, climb: { steps: [5, 50] } },
  });
});

it('a canary, a plan and a whole composition need a second person; going back and holding never do', async () => {
  const { store, anna, badr, asked, promotion, live, slot, head } = await ruledShop({ remote: '*' });
  const steps = { percent: 5, steps: [5, 100], everyMs: 600_000 };
  const canary = await asked(anna.change('canary', { ...promotion, ...steps }));
  await badr.approve({ env, id: canary });
  expect((await slot())?.canary).toMatchObject({ percent: 5, climb: { steps: [5, 100] } });
  // The steps were approved with it.
  const figures = { canary: { seen: 9, failed: 0 }, stable: { seen: 9, failed: 0 } };
  const step = { remote, version, from: 5, to: 100, salt: '', reason: 'it is good' };
  const taken = { ...step, figures: { ...figures, evidenceWorse: 0, evidenceGood: 200 } };
  expect(await createTakeSteps({ store, env })(taken)).toMatchObject({ isNew: true });
  expect(await live()).toBe('1.2.0');
  for (const verb of ['rollback', 'freeze', 'unfreeze', 'pin', 'unpin'] as const)
    expect(await anna.change(verb, { env, remote, reason })).toMatchObject({ changed: true });
  expect(await live()).toBe('1.1.0');
  await anna.freezeAll({ env, reason });
  await anna.unfreezeAll({ env, reason });

  const whole = await asked(anna.restore({ env, toRevision: 2, reason }));
  await badr.approve({ env, id: whole });
  expect(await live()).toBe('1.0.0');
  expect((await head()).revision.change).toMatchObject({
    ...{ verb: 'restore', actor: 'anna', approvedBy: 'badr' },
  });
});

it('a plan needs a second person once: it is carried out with both names', async () => {
  const { store, anna, badr, asked, promotion, live, head } = await ruledShop();
  const due = new Date(Date.now() + 60_000).toISOString();
  const plan = await asked(anna.change('schedule', { ...promotion, due }));
  await badr.approve({ env, id: plan });
  const look = createPlannedPromotions({
    ...{ store, env, onCarriedOut: () => undefined, onProblem: () => undefined },
    current: async () => (await head()).revision,
    now: () => new Date(Date.parse(due) + 1),
  });
  await look.look();
  expect(await live()).toBe('1.2.0');
  expect((await head()).revision.change).toMatchObject({
    actor: 'anna',
    approvedBy: 'badr',
    automatic: true,
  });
});

it('a build is published by force when somebody else allowed that very build', async () => {
  const { anna, badr, asked, folder } = await ruledShop();
  const build = async (mark: string) =>
    readReleaseBuild(remote, await writeBuiltRemote(join(folder, '..'), { version: '1.3.0', mark }));
  const publish = async (mark: string) =>
    anna.publish(await build(mark), { env, force: true, reason: 'the gate is wrong' });
  const id = await asked(publish('good'));
  await badr.approve({ env, id });
  expect(await asked(publish('other bytes'))).not.toBe(id);
  expect(await publish('good')).toMatchObject({ outcome: 'published' });
  // Without force nobody is needed: the gate judges.
  const plain = await readReleaseBuild(
    remote,
    await writeBuiltRemote(join(folder, '..'), { version: '1.4.0', mark: 'plain' }),
  );
  expect(await anna.publish(plain, { env })).toMatchObject({ outcome: 'published' });
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

it('a plan from before the rule is passed over, and one person is enough when the rule ends', async () => {
  const { store, change, lead, on, anna, head, live, promotion } = await ruledShop();
  await lead.setSecondPerson({ ...on, isOn: false });
  const due = new Date(Date.now() + 60_000).toISOString();
  await schedulePromotion({ ...change, version, due });
  await lead.setSecondPerson(on);
  await createPlannedPromotions({
    ...{ store, env, onCarriedOut: () => undefined, onProblem: () => undefined },
    current: async () => (await head()).revision,
    now: () => new Date(Date.parse(due) + 1),
  }).look();
  expect((await head()).revision.change).toMatchObject({
    ...{ verb: 'unschedule', reason: expect.stringContaining('needs a second person') },
  });
  await lead.setSecondPerson({ ...on, isOn: false });
  expect(await lead.setSecondPerson({ ...on, isOn: false })).toMatchObject({ changed: false });
  expect(await anna.change('promote', promotion)).toMatchObject({ changed: true });
  expect(await live()).toBe('1.2.0');
});

it('a rule and its requests stay when an older server, which does not know them, changes something', async () => {
  const { anna, badr, asked, promotion, writeAsOlderServer, live, change } = await ruledShop();
  const id = await asked(anna.change('promote', promotion));
  await writeAsOlderServer();
  await expect(promote({ ...change, version })).rejects.toMatchObject({ code: 'second_person' });
  await badr.approve({ env, id });
  expect(await live()).toBe('1.2.0');
});

it('the end of a canary needs nobody else', async () => {
  const { change, lead, on, slot } = await ruledShop();
  await lead.setSecondPerson({ ...on, isOn: false });
  await openCanary({ ...change, version, percent: 5 });
  await lead.setSecondPerson(on);
  await abortCanary(change);
  expect((await slot())?.canary).toBeUndefined();
});
