import { describe, expect, it } from 'vitest';
import { openCanary } from '@dana/releases/changes/canary';
import { pauseClimb, resumeClimb } from '@dana/releases/changes/climb';
import { freeze } from '@dana/releases/changes/freeze';
import { freezeAll } from '@dana/releases/changes/freeze-all';
import { readHead } from '@dana/releases/reading/release-log';
import { watchedShop } from '../testing/watched-shop.ts';

const env = 'production';

/** The canary 1.2.0, which climbs from 5 over 25 % to everybody, a step a window. */
async function climbingShop(settings?: object) {
  const shop = await watchedShop(settings);
  const { change, now, refresh, nextWindow, look, climb, report } = shop;
  const steps = { percent: 5, steps: [5, 25, 100], everyMs: 60_000 };
  await openCanary({ ...change, ...steps, version: '1.2.0', now });
  await refresh();
  return {
    ...shop,
    /** A window with so many visits and failures of the canary, and 1,000 visits of which 5 fail beside it. */
    passWindow: async (sessions: number, failed: number) => {
      report('1.1.0', 1_000, 5);
      report('1.2.0', sessions, failed);
      nextWindow();
      await look();
      await refresh();
      await climb();
      await refresh();
    },
  };
}

describe('a canary with steps', () => {
  it('climbs by itself while nothing says that it is worse, and goes to everybody when that is sure', async () => {
    const { passWindow, slot, store, onStep } = await climbingShop();
    await passWindow(60, 0);
    expect((await slot()).canary).toMatchObject({ percent: 25, climb: { steps: [5, 25, 100] } });
    const { change } = (await readHead(store, env))?.revision ?? {};
    expect(change).toMatchObject({
      ...{ actor: 'automatic', automatic: true, verb: 'canary', to: '1.2.0', percent: 25 },
      reason:
        '0 of 60 sessions with mf-demo@1.2.0 failed, 5 of 1000 with mf-demo@1.1.0. Nothing says that it is worse.',
      figures: { canary: { seen: 60, failed: 0 }, stable: { seen: 1_000, failed: 5 } },
    });
    for (let window = 0; window < 20 && (await slot()).canary; window += 1) await passWindow(250, 1);
    expect(await slot()).toMatchObject({ stable: { version: '1.2.0' } });
    expect((await slot()).frozen).toBeUndefined();
    expect((await readHead(store, env))?.revision.change).toMatchObject({
      ...{ actor: 'automatic', automatic: true, verb: 'promote', from: '1.1.0', to: '1.2.0' },
      reason: expect.stringMatching(/Were it worse by 1 points, this would come once in \d+ canaries\.$/),
    });
    expect(onStep.mock.calls.map(([{ from, to }]) => [from, to])).toEqual([
      [5, 25],
      [25, 100],
    ]);
  });

  it('waits on too little data, however long', async () => {
    const { passWindow, slot } = await climbingShop();
    for (let window = 0; window < 4; window += 1) await passWindow(10, 0);
    expect((await slot()).canary?.percent).toBe(5);
  });

  it('waits while it looks worse without being sure of it, and goes on when it does not any more', async () => {
    const { passWindow, slot } = await climbingShop();
    await passWindow(60, 3);
    expect((await slot()).canary?.percent).toBe(5);
    for (let window = 0; window < 5 && (await slot()).canary?.percent === 5; window += 1)
      await passWindow(300, 1);
    expect((await slot()).canary?.percent).toBe(25);
  });

  it('ends when it is surely worse, and the slot is frozen', async () => {
    const { passWindow, slot, onTakenBack } = await climbingShop();
    for (let window = 0; window < 3; window += 1) await passWindow(100, 9);
    expect((await slot()).canary).toBeUndefined();
    expect(await slot()).toMatchObject({ stable: { version: '1.1.0' }, frozen: { by: 'automatic' } });
    expect(onTakenBack).toHaveBeenCalledOnce();
  });

  it('stays where it is while it is paused or its slot is frozen, and begins the step once more when it is resumed', async () => {
    const { passWindow, slot, change, refresh, now } = await climbingShop();
    await pauseClimb({ ...change, reason: 'the night' });
    await refresh();
    await passWindow(200, 1);
    expect((await slot()).canary).toMatchObject({
      percent: 5,
      climb: { paused: { by: 'team', reason: 'the night' } },
    });
    await resumeClimb({ ...change, now });
    await refresh();
    expect((await slot()).canary?.climb).toEqual({
      ...{ steps: [5, 25, 100], everyMs: 60_000 },
      stepSince: now().toISOString(),
    });
    await freeze(change);
    await refresh();
    await passWindow(200, 1);
    expect((await slot()).canary?.percent).toBe(5);
  });

  it('stays where it is while everything is frozen, and goes on when that is over', async () => {
    const { passWindow, slot, change, now, refresh } = await climbingShop();
    const until = new Date(now().getTime() + 90_000).toISOString();
    await freezeAll({ ...change, until, now });
    await refresh();
    await passWindow(200, 1);
    expect((await slot()).canary?.percent).toBe(5);
    await passWindow(200, 1);
    expect((await slot()).canary?.percent).toBe(25);
  });

  it('is left to the person who changed its share meanwhile', async () => {
    const { passWindow, slot, change, now, edge } = await climbingShop();
    const before = edge.watch.current();
    await openCanary({ ...change, version: '1.2.0', percent: 10, now });
    expect((await slot()).canary?.climb).toBeUndefined();
    edge.watch.current = () => before;
    await passWindow(200, 1);
    expect((await slot()).canary?.percent).toBe(10);
  });

  it('is only watched where that is configured', async () => {
    const { passWindow, slot } = await climbingShop({ acts: false });
    await passWindow(200, 0);
    expect((await slot()).canary?.percent).toBe(5);
  });
});
