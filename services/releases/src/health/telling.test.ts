import { describe, expect, it, vi } from 'vitest';
import { makeChange } from '../changes/make-change.ts';
import { readReleaseBuild } from '../publish/build.ts';
import { publishBuild } from '../publish/publish.ts';
import { writeBuiltShell } from '../testing/built-remote.ts';
import { judgedShop } from '../testing/judged-shop.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { healthOf } from './health-view.ts';

/** The canary 1.2.0 at half of the visitors. */
async function withCanary() {
  const shop = await judgedShop();
  await makeChange({ verb: 'canary', ...shop.change, version: '1.2.0', percent: 50 });
  await shop.look();
  return shop;
}

describe('the one that judges', () => {
  it('says since when it cannot follow the log, takes nothing back meanwhile, and never rejects', async () => {
    const { report, decider, slot, watch, log, pass, now } = await withCanary();
    const problem = vi.spyOn(watch, 'problem').mockReturnValue(new Error('The store is away.'));
    report('1.2.0', 60, 60);
    for (let look = 0; look < 3; look += 1) await decider().look();
    expect(healthOf(decider())).toMatchObject({ awaySince: now().toISOString() });
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ problem: 'The store is away.' }, expect.any(String));
    expect((await slot()).canary).toBeDefined();
    problem.mockRestore();
    pass(1_000);
    await decider().look();
    expect(healthOf(decider()).awaySince).toBeUndefined();
    expect((await slot()).canary).toBeUndefined();
  });

  it('begins a new hour when it is started again, and judges nothing by what was before', async () => {
    const { report, look, slot, startAgain, decider } = await withCanary();
    report('1.2.0', 29, 29);
    startAgain();
    report('1.2.0', 1, 1);
    await look();
    expect((await slot()).canary).toBeDefined();
    expect(healthOf(decider())).toMatchObject({
      slots: { 'mf-demo': [{ version: '1.2.0', visits: 1 }], shell: [] },
    });
  });

  it('tells each change once, in order, and after a start those of a quarter of an hour again, with their ids', async () => {
    const { look, change, notify, startAgain, pass } = await withCanary();
    const told = () => notify.mock.calls.map(([{ id, revision }]) => [id, revision]);
    await makeChange({ verb: 'freeze', ...change });
    await makeChange({ verb: 'unfreeze', ...change });
    await look();
    await look();
    const before = told();
    expect(before.map(([, revision]) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
    notify.mockClear();
    pass(10 * 60_000);
    await makeChange({ verb: 'freeze', ...change });
    pass(10 * 60_000);
    startAgain();
    await look();
    expect(told().map(([, revision]) => revision)).toEqual([7]);
    notify.mockClear();
    pass(-12 * 60_000);
    startAgain();
    await look();
    expect(told().slice(0, 6)).toEqual(before);
  });

  it('names a shell that breaks a remote within two windows, with what undoes it, and tells it once', async () => {
    const { count, look, pass, passWindows, change, store, notify, decider } = await judgedShop();
    await look();
    const shell = { ...change, remote: 'shell', actor: 'noura' };
    for (let window = 0; window < 3; window += 1) {
      count('mf-demo@1.1.0', 'loaded', 10);
      pass();
    }
    await publishShell(store, '1.0.1');
    await makeChange({ verb: 'promote', ...shell, version: '1.0.1' });
    await look();
    await passWindows(2, () => {
      count('mf-demo@1.1.0', 'thrown', 8);
      count('mf-demo@1.1.0', 'loaded', 2);
    });
    expect(healthOf(decider()).suspicion).toMatchObject({
      suspect: { remote: 'shell', from: '1.0.0', to: '1.0.1', actor: 'noura' },
      failing: [{ remote: 'mf-demo' }],
      takeBack: 'pnpm release rollback shell --reason "…"',
    });
    const problems = notify.mock.calls.filter(([{ event }]) => event === 'problem');
    expect(problems).toHaveLength(1);
    // Both notices say what the suspect was built from, and what its changelog says.
    const promotion = notify.mock.calls.filter(([{ verb, to }]) => verb === 'promote' && to === '1.0.1');
    for (const [notice] of [...promotion, ...problems]) expect(notice).toMatchObject({ origin });
    expect(promotion).toHaveLength(1);
    expect(notify.mock.calls[0]?.[0]).not.toHaveProperty('origin');
    // Who took it back and looks at once reads that it was done.
    const { revision } = await makeChange({ verb: 'rollback', ...shell, version: '1.0.0' });
    await decider().refresh();
    const takenBack = { revision: revision.revision, actor: 'noura' };
    expect(healthOf(decider()).suspicion?.takenBack).toMatchObject(takenBack);
  });
});

const origin = { commit: 'a1b2c3d4', author: 'Noura', pullRequest: '#142', changes: '- A wider menu.' };

async function publishShell(
  store: Awaited<ReturnType<typeof judgedShop>>['store'],
  version: string,
): Promise<void> {
  const folder = await writeBuiltShell(await temporaryFolder(), version);
  await publishBuild({ ...(await readReleaseBuild('shell', folder)), origin }, { store, env: 'production' });
}
