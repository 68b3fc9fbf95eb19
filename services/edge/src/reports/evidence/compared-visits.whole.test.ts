import { expect, it } from 'vitest';
import { ratesOf } from '../release-rates.ts';
import { isRelease } from '@dana/releases/reading/health/within-target';
import { readCanary } from './read-canary.ts';
import { reportersOf } from '../../testing/reporters.ts';
import { targetedShop, visitorCookie } from '../../testing/targeted-shop.ts';
import { readHead } from '@dana/releases/reading/release-log';
import { watchedShop } from '../../testing/watched-shop.ts';
import { openCanary } from '@dana/releases/changes/canary';

/** A shop whose Arabic pages alone are counted for its canary, and visitors that report. */
async function reportingShop() {
  const shop = await targetedShop();
  const { app, counts } = shop.edge;
  let visits = 0;
  const visit = async (path: string, cookie: string, hasFailed = false) => {
    visits += 1;
    const remoteAddress = `10.0.${visits >> 8}.${visits & 255}`;
    const socket = { incoming: { socket: { remoteAddress } } };
    const { open, send } = reportersOf(
      (at, init) => app.request(at, { ...init, headers: { cookie } }, socket),
      path,
    );
    const mark = await open(remoteAddress);
    const version = await shop.shown(path, cookie);
    const kind = hasFailed ? { kind: 'failed', reason: 'evaluation' } : { kind: 'loaded' };
    expect(await send(remoteAddress, { mark, events: [{ remote: 'mf-demo', version, ...kind }] })).toBe(204);
  };
  const seen = (name: string) => {
    const { sessions = 0, failed = 0 } = counts.current().outcomes.get(name) ?? {};
    return [sessions, failed];
  };
  return { ...shop, visit, seen };
}

it('only visits within a canary’s target stand beside it, and no ids or first pages', async () => {
  const { target, visit, seen, edge } = await reportingShop();
  const id = 'a-named-visitor-of-ours';
  await target({ language: 'ar', ids: [id] }, 50);
  const names = Array.from({ length: 20 }, (_, index) => visitorCookie(`visitor-${index}`));
  for (const cookie of names) await visit('/ar/demo', cookie);
  for (const cookie of names) await visit('/en/demo', cookie, true);
  await visit('/ar/demo', `visitor=${id}`, true);
  await visit('/ar/demo', '');
  const [inCanary = 0, canaryFailed] = seen('mf-demo@1.2.0#target');
  const [beside = 0, besideFailed] = seen('mf-demo@1.1.0#target');
  expect([inCanary + beside, canaryFailed, besideFailed]).toEqual([20, 0, 0]);
  expect(inCanary).toBeGreaterThan(0);
  expect(beside).toBeGreaterThan(0);
  // Everything counts for the health of a release.
  expect(seen('mf-demo@1.2.0')).toEqual([inCanary + 1, 1]);
  expect(seen('mf-demo@1.1.0')).toEqual([beside + 20 + 1, 20]);
  const shown = Object.keys(ratesOf(edge.counts, edge.counts.ignored()).windows.at(-1)?.releases ?? {});
  expect(shown.toSorted()).toEqual(['mf-demo@1.1.0', 'mf-demo@1.2.0']);
});

it('a canary for a group that always fails more is no worse than the stable version of that group', async () => {
  const shop = await watchedShop();
  const { change, counts, nextWindow, refresh, slot, edge } = shop;
  await openCanary({ ...change, version: '1.2.0', percent: 50, targets: { language: 'ar' }, now: shop.now });
  await refresh();
  // In Arabic a tenth fails with any version; of everybody it is a hundredth.
  for (let window = 0; window < 10; window += 1) {
    shop.report('1.1.0', 1_000, 10);
    shop.report('1.1.0#target', 100, 10);
    shop.report('1.2.0', 100, 10);
    shop.report('1.2.0#target', 100, 10);
    nextWindow();
    await shop.look();
  }
  expect((await slot()).canary).toBeDefined();
  const judged = readCanary('mf-demo', await slot(), counts, edge.watchSettings);
  expect(judged?.figures).toMatchObject({
    canary: { seen: 1_000, failed: 100 },
    stable: { seen: 1_000, failed: 100 },
  });
  // One that is worse within the group is found, and ended.
  for (let window = 0; window < 10; window += 1) {
    shop.report('1.1.0#target', 100, 10);
    shop.report('1.2.0#target', 100, 40);
    nextWindow();
    await shop.look();
  }
  expect((await readHead(shop.store, 'production'))?.revision.change).toMatchObject({
    verb: 'abort',
    automatic: true,
  });
});

it('the further count is no release of its own', () => {
  expect(['mf-demo@1.1.0', 'mf-demo@1.1.0#target'].map(isRelease)).toEqual([true, false]);
});
