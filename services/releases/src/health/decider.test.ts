import type { Counts } from '@dana/contracts/release/visit-counts';
import { describe, expect, it } from 'vitest';
import { makeChange } from '../changes/make-change.ts';
import { judgedShop } from '../testing/judged-shop.ts';
import { healthOf } from './health-view.ts';

/** The canary 1.2.0 at half of the visitors. */
async function withCanary(settings?: object, more: object = {}) {
  const shop = await judgedShop(settings);
  await makeChange({ verb: 'canary', ...shop.change, version: '1.2.0', percent: 50, ...more });
  await shop.look();
  return shop;
}

type Shop = Awaited<ReturnType<typeof judgedShop>>;
const takeAt = (edge: string, decider: Shop['decider'], visits: Counts['visits']): void =>
  decider().take({ env: 'production', edge, knowsBy: 'address', visits });

describe('a canary', () => {
  it('ends by itself when it is surely worse than the version beside it, with the figures in the log; the slot is frozen', async () => {
    const { report, look, passWindows, slot, notify, revision } = await withCanary();
    const visits = () => {
      report('1.1.0', 200, 2);
      report('1.2.0', 60, 7);
    };
    await passWindows(1, visits);
    expect((await slot()).canary?.ref.version).toBe('1.2.0');
    await passWindows(1, visits);
    expect(await slot()).toMatchObject({
      stable: { version: '1.1.0' },
      blocked: ['1.2.0'],
      frozen: {
        by: 'automatic',
        reason: expect.stringMatching(
          /^14 of 120 visits with mf-demo@1\.2\.0 failed, 4 of 400 with mf-demo@1\.1\.0\. Were it no worse, this would come once in \d+ canaries\.$/,
        ),
      },
    });
    expect((await slot()).canary).toBeUndefined();
    expect((await revision())?.change).toMatchObject({
      ...{ verb: 'abort', automatic: true },
      figures: { canary: { seen: 120, failed: 14 }, stable: { seen: 400, failed: 4 } },
    });
    await look();
    expect(notify).toHaveBeenLastCalledWith(
      expect.objectContaining({ event: 'taken-back', from: '1.2.0', to: '1.1.0' }),
    );
  });

  it.each([
    ['browsers reported fewer than 30 visits of it', 9, 9, 200, 2],
    ['it is hardly worse', 100, 2, 200, 1],
    ['both fail alike, as when the network is down for all', 100, 30, 200, 60],
    ['nobody reports of the version beside it', 100, 20, 0, 0],
  ])('goes on when %s', async (_why, seen, failed, stableSeen, stableFailed) => {
    const { report, passWindows, slot } = await withCanary();
    await passWindows(3, () => {
      report('1.1.0', stableSeen, stableFailed);
      report('1.2.0', seen, failed);
    });
    expect((await slot()).canary?.ref.version).toBe('1.2.0');
  });

  it('goes on when nothing at all is counted: no data is no reason, and no promotion either', async () => {
    const { passWindows, slot } = await withCanary();
    await passWindows(5);
    expect(await slot()).toMatchObject({ stable: { version: '1.1.0' }, canary: { percent: 50 } });
  });

  it('ends at once when half of its visits have nothing to show', async () => {
    const { report, look, slot } = await withCanary();
    report('1.2.0', 29, 29);
    await look();
    expect((await slot()).canary).toBeDefined();
    report('1.2.0', 1, 0);
    await look();
    expect((await slot()).canary).toBeUndefined();
  });

  it('is left to the person who changed something meanwhile', async () => {
    const { report, look, slot, change, decider, log } = await withCanary();
    report('1.2.0', 40, 40);
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    // It does not know of that yet.
    await decider().look();
    expect((await slot()).stable.version).toBe('1.2.0');
    // And what was reported before is no argument against what a person decided.
    await look();
    expect((await slot()).stable.version).toBe('1.2.0');
    expect(log.error).not.toHaveBeenCalled();
  });

  it('is only watched where that is configured', async () => {
    const { report, look, slot } = await withCanary({ acts: false });
    report('1.2.0', 40, 40);
    await look();
    expect((await slot()).canary).toBeDefined();
  });
});

describe('a canary with steps', () => {
  const steps = { percent: 5, steps: [5, 25, 100], everyMs: 60_000 };
  async function climbing(settings?: object) {
    const shop = await withCanary(settings, steps);
    return {
      ...shop,
      /** A window with so many visits and failures of the canary, and 1,000 visits of which 5 fail beside it. */
      passWindow: async (seen: number, failed: number) => {
        shop.report('1.1.0', 1_000, 5);
        shop.report('1.2.0', seen, failed);
        await shop.passWindows(1);
      },
    };
  }

  it('climbs by itself while nothing says that it is worse, and goes to everybody when that is sure', async () => {
    const { passWindow, slot, revision } = await climbing();
    await passWindow(60, 0);
    expect((await slot()).canary).toMatchObject({ percent: 25, climb: { steps: [5, 25, 100] } });
    expect((await revision())?.change).toMatchObject({
      ...{ actor: 'automatic', automatic: true, verb: 'canary', to: '1.2.0', percent: 25 },
      reason:
        '0 of 60 visits with mf-demo@1.2.0 failed, 5 of 1000 with mf-demo@1.1.0. Nothing says that it is worse.',
      figures: { canary: { seen: 60, failed: 0 }, stable: { seen: 1_000, failed: 5 } },
    });
    for (let window = 0; window < 20 && (await slot()).canary; window += 1) await passWindow(250, 1);
    expect(await slot()).toMatchObject({ stable: { version: '1.2.0' } });
    expect((await slot()).frozen).toBeUndefined();
    expect((await revision())?.change).toMatchObject({
      ...{ actor: 'automatic', automatic: true, verb: 'promote', from: '1.1.0', to: '1.2.0' },
      reason: expect.stringMatching(/Were it worse by 1 points, this would come once in \d+ canaries\.$/),
    });
  });

  it('waits on too little data, while it looks worse without being sure, and goes on when it does not any more', async () => {
    const { passWindow, slot } = await climbing();
    for (let window = 0; window < 3; window += 1) await passWindow(10, 0);
    await passWindow(60, 4);
    expect((await slot()).canary?.percent).toBe(5);
    for (let window = 0; window < 5 && (await slot()).canary?.percent === 5; window += 1)
      await passWindow(300, 1);
    expect((await slot()).canary?.percent).toBe(25);
  });

  it('stays while it is paused, its slot or everything is frozen, and begins the step once more when it is resumed', async () => {
    const { passWindow, slot, change, now, look } = await climbing();
    await makeChange({ verb: 'pause', ...change, reason: 'the night' });
    await passWindow(200, 1);
    expect((await slot()).canary).toMatchObject({ percent: 5, climb: { paused: { reason: 'the night' } } });
    await makeChange({ verb: 'resume', ...change });
    await look();
    expect((await slot()).canary?.climb?.stepSince).toBe(now().toISOString());
    await makeChange({ verb: 'freeze', ...change });
    await passWindow(200, 1);
    await makeChange({ verb: 'unfreeze', ...change });
    const until = new Date(now().getTime() + 90_000).toISOString();
    await makeChange({ ...change, verb: 'freeze', remote: undefined, until });
    await passWindow(200, 1);
    expect((await slot()).canary?.percent).toBe(5);
    await passWindow(200, 1);
    expect((await slot()).canary?.percent).toBe(25);
  });

  it('is left to the person who changed its share meanwhile', async () => {
    const { report, pass, slot, change, decider } = await climbing();
    report('1.1.0', 1_000, 5);
    report('1.2.0', 200, 1);
    pass();
    await makeChange({ verb: 'canary', ...change, version: '1.2.0', percent: 10 });
    await decider().look();
    expect((await slot()).canary).toMatchObject({ percent: 10 });
  });
});

describe('a version that was promoted', () => {
  it('is taken back within half an hour when it fails more often than the one before, and once only', async () => {
    const { report, look, pass, passWindows, slot, change, log } = await judgedShop();
    await look();
    report('1.1.0', 300, 3);
    pass();
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    await look();
    await passWindows(2, () => report('1.2.0', 100, 10));
    expect(await slot()).toMatchObject({
      stable: { version: '1.1.0' },
      frozen: { by: 'automatic', reason: expect.stringContaining('20 of 200 visits with mf-demo@1.2.0') },
    });
    report('1.1.0', 100, 100);
    await look();
    expect((await slot()).stable.version).toBe('1.1.0');
    expect(log.error).toHaveBeenCalledTimes(1);
    // Where it was taken back to is nobody's fresh promotion: unfrozen, it stays.
    await makeChange({ verb: 'unfreeze', ...change });
    await look();
    expect((await slot()).stable.version).toBe('1.1.0');
  });

  it('is taken back while everything is frozen, and left alone after that half hour', async () => {
    const { report, look, pass, slot, change } = await judgedShop();
    await look();
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    await makeChange({ ...change, verb: 'freeze', remote: undefined });
    await look();
    pass(32 * 60_000);
    report('1.2.0', 100, 100);
    await look();
    expect((await slot()).stable.version).toBe('1.2.0');
    await makeChange({ ...change, verb: 'unfreeze', remote: undefined });
    await makeChange({ verb: 'promote', ...change, version: '1.1.0' });
    await makeChange({ ...change, verb: 'freeze', remote: undefined });
    await look();
    report('1.1.0', 100, 100);
    await look();
    expect((await slot()).stable.version).toBe('1.2.0');
  });

  it.each([-3_600_000, 3_600_000])('is watched all the same while clocks are %i ms apart', async (offMs) => {
    const { report, look, pass, slot, change } = await judgedShop({}, offMs);
    await look();
    pass();
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    await look();
    report('1.2.0', 40, 40);
    await look();
    expect((await slot()).stable.version).toBe('1.1.0');
  });
});

describe('pages that the server could not make', () => {
  it('end a canary at once, and take a promotion back, when they are of twelve visitors and the version before has them', async () => {
    const canary = await withCanary();
    canary.count('mf-demo@1.2.0', 'unrendered', 12);
    await canary.look();
    expect(await canary.slot()).toMatchObject({
      stable: { version: '1.1.0' },
      frozen: { reason: '12 of 12 visits with mf-demo@1.2.0 failed.' },
    });
    const shop = await judgedShop();
    await shop.look();
    await makeChange({ verb: 'promote', ...shop.change, version: '1.2.0' });
    await shop.look();
    shop.count('mf-demo@1.2.0', 'unrendered', 12);
    await shop.look();
    expect((await shop.slot()).stable.version).toBe('1.1.0');
  });

  it('are evidence with little traffic too, over as many minutes as it takes', async () => {
    const { count, look, passWindows, slot, change } = await judgedShop();
    await look();
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    await look();
    for (const visitors of [3, 0, 2, 4, 1, 0, 2]) {
      expect((await slot()).stable.version).toBe('1.2.0');
      await passWindows(1, () => count('mf-demo@1.2.0', 'unrendered', visitors));
    }
    expect((await slot()).stable.version).toBe('1.1.0');
  });

  it('of ten visitors on a quiet shop are named, and take nothing back', async () => {
    const { count, decider, look, pass, passWindows, slot, change, notify } = await judgedShop();
    await look();
    count('mf-demo@1.1.0', 'loaded', 4);
    pass();
    await makeChange({ verb: 'promote', ...change, version: '1.2.0' });
    await look();
    const asked = Array.from({ length: 200 }, (_, index) => ({
      ...{ visit: `visitor-${index}`, address: index % 10 },
      outcomes: { 'mf-demo@1.2.0': 'unrendered' as const },
    }));
    await passWindows(6, () => takeAt('one', decider, asked));
    expect((await slot()).stable.version).toBe('1.2.0');
    const suspicions = notify.mock.calls.filter(([{ event }]) => event === 'problem');
    expect(suspicions).toEqual([
      [expect.objectContaining({ sentence: expect.stringContaining('mf-demo 1.1.0 → 1.2.0') })],
    ]);
  });
});

describe('counts of few', () => {
  const failures = (visits: number, addresses: number) =>
    Array.from({ length: visits }, (_, index) => ({
      ...{ visit: `few-${index}-of-them`, address: 900_000 + (index % addresses) },
      outcomes: { 'mf-demo@1.2.0': 'failed' as const },
    }));

  it('take nothing back, however many visits fail at eleven addresses', async () => {
    const { decider, count, passWindows, slot } = await withCanary({ sessionsPerAddress: 1_000 });
    await passWindows(3, () => {
      takeAt('one', decider, failures(400, 11));
      count('mf-demo@1.1.0', 'loaded', 5);
    });
    expect((await slot()).canary?.ref.version).toBe('1.2.0');
  });

  it('do not change the verdict beside honest ones that fail now and then', async () => {
    const { decider, report, passWindows, slot } = await withCanary();
    await passWindows(3, () => {
      report('1.1.0', 500, 5);
      report('1.2.0', 500, 8);
      takeAt('one', decider, failures(15, 3));
    });
    expect((await slot()).canary?.ref.version).toBe('1.2.0');
  });

  it('count once, at however many storefronts they are said, and five of an address in a window', async () => {
    const { decider } = await withCanary();
    for (const edge of ['one', 'two', 'one']) takeAt(edge, decider, failures(1_000, 3));
    expect(healthOf(decider()).slots['mf-demo']).toMatchObject([
      { version: '1.2.0', visits: 15, failed: 15 },
    ]);
    expect(healthOf(decider()).edges.map(({ edge }) => edge)).toEqual(['one', 'two']);
  });
});

it('a flood takes one release back at most, until a person changes something', async () => {
  const { report, count, look, slot, slotOf, change, log, pass } = await withCanary();
  report('1.2.0', 500, 500);
  report('1.1.0', 500, 500);
  count('shell@1.0.0', 'thrown', 500);
  for (let round = 0; round < 5; round += 1) {
    pass(10_000);
    await look();
  }
  expect(await slot()).toMatchObject({ stable: { version: '1.1.0' }, frozen: { by: 'automatic' } });
  expect(log.error).toHaveBeenCalledTimes(1);
  await expect(
    makeChange({ verb: 'promote', ...change, version: '1.2.0', force: true }),
  ).rejects.toMatchObject({ status: 423 });
  await makeChange({ verb: 'unfreeze', ...change });
  await makeChange({ verb: 'promote', ...change, version: '1.2.0', force: true });
  await look();
  report('1.2.0', 500, 500);
  await look();
  expect((await slot()).stable.version).toBe('1.1.0');
  expect((await slotOf('shell'))?.stable.version).toBe('1.0.0');
});
