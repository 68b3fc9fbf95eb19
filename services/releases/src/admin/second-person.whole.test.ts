import { join } from 'node:path';
import { expect, it } from 'vitest';
import { abortCanary } from '../changes/abort.ts';
import { openCanary } from '../changes/canary.ts';
import { createPlannedPromotions } from '../changes/planned-promotions.ts';
import { schedulePromotion } from '../changes/schedule.ts';
import { createTakeSteps } from '../changes/take-steps.ts';
import { readReleaseBuild } from '../publish/release-build.ts';
import { writeBuiltRemote } from '../testing/built-remote.ts';
import { adminOf, env, reason, remote, ruledShop, version } from '../testing/ruled-shop.ts';

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

it('the end of a canary needs nobody else', async () => {
  const { change, lead, on, slot } = await ruledShop();
  await lead.setSecondPerson({ ...on, isOn: false });
  await openCanary({ ...change, version, percent: 5 });
  await lead.setSecondPerson(on);
  await abortCanary(change);
  expect((await slot())?.canary).toBeUndefined();
});
