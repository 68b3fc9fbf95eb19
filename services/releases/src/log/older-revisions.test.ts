import { describe, expect, it } from 'vitest';
import { createStoreAdmin } from '../api/store-admin.ts';
import { olderRevision, olderStore } from '../testing/older-log.ts';
import { parseRevision, readHead, readHistory, unsettledSentence } from './revisions.ts';
import { brokenLinks } from '../testing/sample-log.ts';

const env = 'production';
const reason = 'we looked at it';
const parsed = async (number: number) => {
  const revision = parseRevision(JSON.parse(await olderRevision(number)));
  if (revision === undefined) throw new Error(`Revision ${number} cannot be read.`);
  return revision;
};

/** The store of before, and what is left to settle in it. */
async function olderShop() {
  const { store } = await olderStore();
  const admin = createStoreAdmin({ store, actor: 'night-duty', publicOrigin: 'http://localhost' });
  const unsettled = async () =>
    ((await admin.registry(env)).unsettled ?? []).map(({ was, remote }) => `${was} ${remote}`);
  return { store, admin, unsettled };
}

describe('a revision of before', () => {
  it('with a pin is one with a freeze', async () => {
    const { slots, unsettled = [] } = await parsed(7);
    expect(slots['mf-pinned']?.frozen).toEqual({ by: 'duty', reason: 'the good one' });
    expect(unsettled).toEqual([{ was: 'pin', remote: 'mf-pinned', version: '1.0.0', by: 'duty' }]);
    expect(unsettled.map(unsettledSentence)).toEqual([
      'mf-pinned was pinned at 1.0.0 by duty; there are no pins any more, so it is frozen, and can be taken back. Let it go forward: pnpm release unfreeze mf-pinned --reason "…"',
    ]);
  });

  it('with a schedule is one without', async () => {
    const { slots, unsettled } = await parsed(8);
    expect(slots['mf-planned']).toMatchObject({ stable: { version: '1.0.0' } });
    expect(unsettled?.[1]).toEqual({
      ...{ was: 'schedule', remote: 'mf-planned', version: '1.1.0', by: 'team' },
      due: '2026-12-28T07:42:27.045Z',
    });
    expect(unsettled?.slice(1).map(unsettledSentence)).toEqual([
      expect.stringContaining(
        'mf-planned@1.1.0 was to be promoted on 2026-12-28 07:42 UTC, as team planned; nothing is promoted by itself any more.',
      ),
    ]);
  });

  it('with a canary for some visitors is one of 0 %, which waits where it climbed', async () => {
    const { slots, unsettled } = await parsed(10);
    expect(slots['mf-targeted']?.canary).toMatchObject({ ref: { version: '1.1.0' }, percent: 0 });
    expect(slots['mf-targeted']?.canary).not.toHaveProperty('climb');
    expect(slots['mf-climbing']?.canary).toMatchObject({
      ...{ percent: 0, climb: { steps: [5, 25, 100], paused: { by: 'automatic' } } },
    });
    expect(unsettled?.slice(2).map(unsettledSentence)).toEqual([
      expect.stringMatching(
        /^The canary mf-targeted@1\.1\.0 was for some visitors only; .* nobody gets it\./,
      ),
      expect.stringMatching(/^The canary mf-climbing@1\.1\.0 was for some visitors only;/),
    ]);
  });

  it('with a rule of a second person is one without', async () => {
    expect((await parsed(12)).unsettled?.map(unsettledSentence).at(-1)).toMatch(
      /^Changes of mf-ruled needed a second person, by a rule of duty; .* what waited was not done\./,
    );
    const forAll = JSON.parse(await olderRevision(11));
    forAll.standing.secondPerson = { '*': forAll.standing.secondPerson['mf-ruled'] };
    expect(parseRevision(forAll)?.unsettled?.at(-1)).toEqual({ was: 'second-person', by: 'duty' });
  });

  it('without any of it is as it was, and bytes that are none are none', async () => {
    expect(await parsed(6)).toEqual(expect.not.objectContaining({ unsettled: expect.anything() }));
    expect(parseRevision({ revision: 6 })).toBeUndefined();
  });
});

describe('a shop that lives on such a revision', () => {
  it('names each of it, until somebody changes that deployable', async () => {
    const { admin, unsettled } = await olderShop();
    const all = ['pin mf-pinned', 'schedule mf-planned', 'targets mf-targeted', 'targets mf-climbing'];
    expect(await unsettled()).toEqual([...all, 'second-person mf-ruled']);
    const promotion = { env, remote: 'mf-pinned', version: '1.1.0', reason };
    await expect(admin.change('promote', promotion)).rejects.toMatchObject({ code: 'frozen' });
    expect(await unsettled()).toHaveLength(5);
    await admin.change('freeze', { env, remote: 'shell', reason });
    expect(await unsettled()).toEqual(all);
    expect((await admin.registry(env)).slots['mf-pinned']?.frozen?.by).toBe('duty');
    await admin.change('unfreeze', { env, remote: 'mf-pinned', reason });
    await admin.change('abort', { env, remote: 'mf-targeted', reason });
    expect(await unsettled()).toEqual(['schedule mf-planned', 'targets mf-climbing']);
    await admin.change('resume', { env, remote: 'mf-climbing', reason });
    await admin.change('freeze', { env, remote: 'mf-planned', reason });
    expect(await unsettled()).toEqual([]);
    const { unsettled: none, ...view } = await admin.registry(env);
    expect([none, view.revision]).toEqual([undefined, 17]);
  });

  it('keeps its history: every revision is read, and can be gone back to', async () => {
    const { store, admin } = await olderShop();
    const head = await readHead(store, env);
    const verbs: string[] = [];
    if (head) for await (const { change } of readHistory(store, env, head)) verbs.unshift(change.verb);
    expect(verbs.slice(6)).toEqual(['pin', 'schedule', 'canary', 'canary', 'second-person-on', 'request']);
    const { moves } = await admin.change('restore', { env, toRevision: 7, reason });
    expect(moves.map(({ remote }) => remote)).toEqual(['mf-targeted', 'mf-climbing']);
    expect((await admin.registry(env)).slots['mf-targeted']).not.toHaveProperty('canary');
    expect(await brokenLinks(store, env)).toEqual([]);
  });
});
