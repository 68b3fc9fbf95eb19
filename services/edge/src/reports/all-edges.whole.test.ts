import { rename } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openCanary } from '@dana/releases/changes/canary';
import { promote } from '@dana/releases/changes/promote';
import { readWindows } from '@dana/releases/reading/health/read-windows';
import { countOf } from '@dana/releases/reading/health/distinct';
import { sliceBegin, twoEdges } from '../testing/two-edges.ts';
import type { Counts } from './outcome-counts.ts';

const env = 'production';

/** Visits, failures and failing addresses of a release in all windows that an edge knows of. */
function seenOf(counts: Counts, release: string) {
  const all = [...counts.closed(), counts.current()].flatMap(({ outcomes }) => outcomes.get(release) ?? []);
  return {
    sessions: all.reduce((sum, { sessions }) => sum + sessions, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failing: all.reduce((sum, { failing }) => sum + countOf(failing), 0),
  };
}

/** Visits of every release that are in the store. */
async function storedVisits({ store, now }: Awaited<ReturnType<typeof twoEdges>>): Promise<number> {
  const untilMs = now().getTime();
  const { windows } = await readWindows(store, env, {
    sinceMs: untilMs - 14_400_000,
    untilMs: untilMs + 60_000,
  });
  const releases = windows.flatMap(({ sections: { outcomes = {} } }) => Object.values(outcomes));
  return releases.reduce((sum, { sessions }) => sum + sessions, 0);
}

describe('two edges', () => {
  it('add up what they counted: a canary that neither could judge alone is ended by one of them, once', async () => {
    const shop = await twoEdges();
    const { edges, nextWindow, share, refresh, revision, onTakenBack, change } = shop;
    await openCanary({ ...change, version: '1.2.0', percent: 50 });
    await refresh();
    const before = (await revision())?.revision ?? 0;
    for (let window = 0; window < 2; window += 1) {
      for (const edge of edges) {
        edge.report('1.1.0', 100, 1);
        edge.report('1.2.0', 30, 3);
      }
      nextWindow();
      for (const edge of edges) await edge.look();
      expect((await revision())?.revision).toBe(before);
    }
    await share();
    await Promise.all(edges.map(({ look }) => look()));
    expect(await revision()).toMatchObject({
      revision: before + 1,
      change: {
        verb: 'abort',
        figures: { canary: { seen: 120, failed: 12 }, stable: { seen: 400, failed: 4 } },
      },
      slots: { 'mf-demo': { stable: { version: '1.1.0' }, frozen: { by: 'automatic' } } },
    });
    expect(onTakenBack).toHaveBeenCalledOnce();
    await refresh();
    await Promise.all(edges.map(({ look }) => look()));
    expect((await revision())?.revision).toBe(before + 1);
  });

  it('take a promotion back at once by what both see in the minute under way, and not by what was before it', async () => {
    const { edges, share, refresh, revision, onTakenBack, change, now, nextWindow } = await twoEdges();
    for (const edge of edges) edge.report('1.2.0', 10, 10);
    await share();
    nextWindow();
    await promote({ ...change, version: '1.2.0', now });
    await refresh();
    await Promise.all(edges.map(({ look }) => look()));
    expect((await revision())?.slots['mf-demo']?.stable.version).toBe('1.2.0');
    for (const edge of edges) edge.report('1.2.0', 6, 6);
    await Promise.all(edges.map(({ look }) => look()));
    expect((await revision())?.slots['mf-demo']?.stable.version).toBe('1.2.0');
    await share();
    await Promise.all(edges.map(({ look }) => look()));
    expect((await revision())?.slots['mf-demo']).toMatchObject({
      stable: { version: '1.1.0' },
      frozen: { reason: '12 of 12 sessions with mf-demo@1.2.0 failed.' },
    });
    expect(onTakenBack).toHaveBeenCalledOnce();
  });

  it('let a canary climb one step, though both see at once that it is due', async () => {
    const { edges, share, refresh, revision, onStep, change, now, nextWindow } = await twoEdges();
    const steps = { percent: 5, steps: [5, 25, 100], everyMs: 60_000 };
    await openCanary({ ...change, ...steps, version: '1.2.0', now });
    await refresh();
    const before = (await revision())?.revision ?? 0;
    for (const edge of edges) {
      edge.report('1.1.0', 500, 2);
      edge.report('1.2.0', 40, 0);
    }
    nextWindow();
    await Promise.all(edges.map(({ climb }) => climb()));
    expect((await revision())?.revision).toBe(before);
    await share();
    await Promise.all(edges.map(({ climb }) => climb()));
    expect(await revision()).toMatchObject({
      revision: before + 1,
      change: { percent: 25, figures: { canary: { seen: 80 }, stable: { seen: 1_000 } } },
    });
    expect(onStep).toHaveBeenCalledOnce();
  });

  it('show the same rates of both, in windows that begin where theirs do', async () => {
    const { edges, share, nextWindow } = await twoEdges();
    for (const edge of edges) edge.report('1.1.0', 10, 1);
    nextWindow();
    for (const edge of edges) edge.report('1.1.0', 5, 0);
    await share();
    for (const { health } of edges) {
      expect(seenOf(health.counts, 'mf-demo@1.1.0')).toEqual({ sessions: 30, failed: 2, failing: 2 });
      expect(health.counts.closed()).toHaveLength(1);
    }
  });
});

describe('an edge that is started again', () => {
  it('goes on with what it and the others had counted, the minute under way too', async () => {
    const shop = await twoEdges();
    const [one, two] = shop.edges;
    one.report('1.1.0', 40, 4);
    two.report('1.1.0', 40, 0);
    shop.nextWindow();
    one.report('1.1.0', 7, 7);
    await shop.share();
    await one.stop();
    const again = await shop.start('one');
    await again.health.round();
    expect(seenOf(again.health.counts, 'mf-demo@1.1.0')).toEqual({ sessions: 87, failed: 11, failing: 11 });
  });
});

describe('a store that is away', () => {
  // Within one object of the store, and over the end of one, which is over for good when the store is back.
  describe.each([
    { when: 'within a slice', beforeMs: 0 },
    { when: 'over the end of a slice', beforeMs: 60_000 },
    { when: 'a minute before that end', beforeMs: 120_000 },
  ])('$when', ({ beforeMs }) => {
    it('lets edges count on, by themselves, and gets what waited when it is back', async () => {
      const shop = await twoEdges({}, sliceBegin() - beforeMs);
      const { edges, folder, nextWindow, share } = shop;
      const [one] = edges;
      one.report('1.1.0', 10, 0);
      await share();
      await rename(folder, `${folder}-away`);
      for (let window = 0; window < 3; window += 1) {
        one.report('1.1.0', 10, 1);
        nextWindow();
        await share();
      }
      expect(one.onHealthProblem).toHaveBeenCalledOnce();
      expect(seenOf(one.health.counts, 'mf-demo@1.1.0')).toMatchObject({ sessions: 40, failed: 3 });
      expect(await one.visitors.fail('10.9.9.9', 'mf-demo', '1.1.0')).toBe(204);
      await rename(`${folder}-away`, folder);
      await share();
      expect(await storedVisits(shop)).toBe(41);
      expect(seenOf(edges[1].health.counts, 'mf-demo@1.1.0')).toMatchObject({ sessions: 41, failed: 4 });
    });
  });

  it('that stays away keeps an hour of them waiting, and no more; what it had stays', async () => {
    const shop = await twoEdges();
    const [one] = shop.edges;
    for (let window = 0; window < 5; window += 1) {
      one.report('1.1.0', 100, 0);
      shop.nextWindow();
      await one.health.round();
    }
    await rename(shop.folder, `${shop.folder}-away`);
    for (let window = 0; window < 150; window += 1) {
      one.report('1.1.0', 1, 0);
      shop.nextWindow();
      await one.health.round();
    }
    await rename(`${shop.folder}-away`, shop.folder);
    await one.health.round();
    const visits = await storedVisits(shop);
    expect(visits).toBeGreaterThanOrEqual(560);
    expect(visits).toBeLessThanOrEqual(571);
  });
});
