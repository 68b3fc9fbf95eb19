import { describe, expect, it, vi } from 'vitest';
import { openCanary } from '@dana/releases/changes/canary';
import { freezeAll } from '@dana/releases/changes/freeze-all';
import { pin, unpin } from '@dana/releases/changes/pin';
import { promote } from '@dana/releases/changes/promote';
import { unfreeze } from '@dana/releases/changes/freeze';
import { readHead } from '@dana/releases/reading/release-log';
import { watchedShop } from '../testing/watched-shop.ts';

const env = 'production';

/** The canary 1.2.0 at half of the visitors. */
async function withCanary(settings?: object) {
  const shop = await watchedShop(settings);
  await openCanary({ ...shop.change, version: '1.2.0', percent: 50 });
  await shop.refresh();
  return shop;
}

describe('a canary', () => {
  it('ends by itself when it is surely worse than the version beside it, with the figures in the log; the slot is frozen', async () => {
    const { report, look, nextWindow, slot, onTakenBack, store, refresh } = await withCanary();
    for (let window = 0; window < 2; window += 1) {
      report('1.1.0', 200, 2);
      report('1.2.0', 60, 5);
      nextWindow();
      await look();
      if (window === 0) expect((await slot()).canary?.ref.version).toBe('1.2.0');
    }
    expect(await slot()).toMatchObject({
      stable: { version: '1.1.0' },
      blocked: ['1.2.0'],
      frozen: {
        by: 'automatic',
        reason: expect.stringMatching(
          /^10 of 120 sessions with mf-demo@1\.2\.0 failed, 4 of 400 with mf-demo@1\.1\.0\. Were it no worse, this would come once in \d+ canaries\.$/,
        ),
      },
    });
    expect((await slot()).canary).toBeUndefined();
    expect(onTakenBack).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ from: '1.2.0', to: '1.1.0' }),
    );
    expect((await readHead(store, env))?.revision.change).toMatchObject({
      ...{ verb: 'abort', automatic: true },
      figures: { canary: { seen: 120, failed: 10 }, stable: { seen: 400, failed: 4 } },
    });
    await refresh();
  });

  it.each([
    ['there is too little of it', 15, 12, 200, 2],
    ['it is hardly worse', 100, 2, 200, 1],
    ['both fail alike, as when the network is down for all', 100, 30, 200, 60],
    ['nobody reports of the version beside it', 100, 20, 0, 0],
  ])('goes on when %s', async (_why, sessions, failed, stableSessions, stableFailed) => {
    const { report, look, nextWindow, slot } = await withCanary({ fastPercent: 99 });
    for (let window = 0; window < 3; window += 1) {
      report('1.1.0', stableSessions, stableFailed);
      report('1.2.0', sessions, failed);
      nextWindow();
      await look();
    }
    expect((await slot()).canary?.ref.version).toBe('1.2.0');
  });

  it('goes on when nothing at all is reported: no data is no reason, and no promotion either', async () => {
    const { look, nextWindow, slot } = await withCanary();
    for (let window = 0; window < 5; window += 1) {
      nextWindow();
      await look();
    }
    expect(await slot()).toMatchObject({ stable: { version: '1.1.0' }, canary: { percent: 50 } });
  });

  it('ends at once when half of ten sessions have nothing to show', async () => {
    const { report, look, slot } = await withCanary();
    report('1.2.0', 9, 9);
    await look();
    expect((await slot()).canary).toBeDefined();
    report('1.2.0', 1, 0);
    await look();
    expect((await slot()).canary).toBeUndefined();
  });

  it('is left to the person who changed something meanwhile', async () => {
    const { report, look, slot, change, onTakenBack, refresh, edge } = await withCanary();
    await look();
    report('1.2.0', 20, 20);
    const before = edge.watch.current();
    await promote({ ...change, version: '1.2.0' });
    vi.spyOn(edge.watch, 'current').mockReturnValueOnce(before);
    await look();
    expect((await slot()).stable.version).toBe('1.2.0');
    // And what was reported before is no argument against what a person decided.
    await refresh();
    await look();
    expect((await slot()).stable.version).toBe('1.2.0');
    expect(onTakenBack).not.toHaveBeenCalled();
  });

  it('is only watched where that is configured', async () => {
    const { report, look, slot } = await withCanary({ acts: false });
    report('1.2.0', 20, 20);
    await look();
    expect((await slot()).canary).toBeDefined();
  });
});

describe('a version that was promoted', () => {
  it('is taken back within half an hour when it fails more often than the one before, and once only', async () => {
    const { report, look, nextWindow, slot, change, refresh, onTakenBack } = await watchedShop();
    report('1.1.0', 300, 3);
    nextWindow();
    await promote({ ...change, version: '1.2.0' });
    await refresh();
    for (let window = 0; window < 2; window += 1) {
      report('1.2.0', 100, 10);
      nextWindow();
      await look();
    }
    expect(await slot()).toMatchObject({
      stable: { version: '1.1.0' },
      frozen: {
        by: 'automatic',
        reason: expect.stringContaining('20 of 200 sessions with mf-demo@1.2.0 failed'),
      },
    });
    await refresh();
    report('1.1.0', 100, 100);
    await look();
    expect((await slot()).stable.version).toBe('1.1.0');
    expect(onTakenBack).toHaveBeenCalledTimes(1);
    // Where it was taken back to is nobody's fresh promotion: unfrozen, it stays.
    await unfreeze(change);
    await refresh();
    await look();
    expect((await slot()).stable.version).toBe('1.1.0');
  });

  it('stays where somebody pinned it, and is taken back while everything is frozen', async () => {
    const { report, look, slot, change, refresh } = await watchedShop();
    await promote({ ...change, version: '1.2.0' });
    await pin(change);
    await freezeAll(change);
    await refresh();
    report('1.2.0', 20, 20);
    await look();
    expect((await slot()).stable.version).toBe('1.2.0');
    await unpin(change);
    await refresh();
    await look();
    expect((await slot()).stable.version).toBe('1.1.0');
  });

  it('is left alone after that half hour', async () => {
    const { report, look, nextWindow, slot, change, refresh } = await watchedShop();
    await promote({ ...change, version: '1.2.0' });
    await refresh();
    for (let minute = 0; minute < 32; minute += 1) nextWindow();
    report('1.2.0', 100, 100);
    await look();
    expect((await slot()).stable.version).toBe('1.2.0');
  });
});

describe('reports from few addresses', () => {
  it('take nothing back, however many visits fail there', async () => {
    const { counts, look, nextWindow, slot } = await withCanary({ sessionsPerAddress: 1_000 });
    for (let window = 0; window < 3; window += 1) {
      for (let visit = 0; visit < 210; visit += 1)
        counts.add({
          address: `198.51.100.${visit % 7}`,
          visit: `${window}-${visit}`,
          release: 'mf-demo@1.2.0',
          isFailure: true,
        });
      counts.add({ address: 'a', visit: `other-${window}`, release: 'mf-demo@1.1.0', isFailure: false });
      await look();
      nextWindow();
      await look();
    }
    expect((await slot()).canary?.ref.version).toBe('1.2.0');
  });

  it('do not change the verdict beside honest ones that fail now and then', async () => {
    const { counts, report, look, nextWindow, slot } = await withCanary();
    for (let window = 0; window < 3; window += 1) {
      report('1.1.0', 500, 5);
      report('1.2.0', 500, 8);
      for (let visit = 0; visit < 15; visit += 1)
        counts.add({
          address: `198.51.100.${visit % 3}`,
          visit: `${window}-${visit}`,
          release: 'mf-demo@1.2.0',
          isFailure: true,
        });
      nextWindow();
      await look();
    }
    expect((await slot()).canary?.ref.version).toBe('1.2.0');
  });
});

it('takes back one release at most, even with reports from many addresses: then the slot is frozen and somebody is informed', async () => {
  const { report, look, slot, refresh, onTakenBack, change } = await withCanary();
  report('1.2.0', 500, 500);
  report('1.1.0', 500, 500);
  for (let round = 0; round < 5; round += 1) {
    await look();
    await refresh();
  }
  expect(await slot()).toMatchObject({ stable: { version: '1.1.0' }, frozen: { by: 'automatic' } });
  expect(onTakenBack).toHaveBeenCalledTimes(1);
  await expect(promote({ ...change, version: '1.2.0', force: true })).rejects.toMatchObject({
    status: 423,
  });
});
