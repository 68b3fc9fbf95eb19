import { join } from 'node:path';
import { healthOf } from '@dana/releases/health/health-view';
import { readHead } from '@dana/releases/log/revisions';
import { env, releasedShop } from './released-shop.ts';
import { reportersOf } from './reporters.ts';
import { startEdge } from './running-edge.ts';

const windowMs = 60_000;

/**
 * A shop with two edges over one store, of which the first judges: mf-demo 1.0.0 and 1.1.0 live one after the other, 1.2.0 published.
 * Time stands still unless the test moves it on; nothing is sent or decided unless the test says so.
 */
export async function twoEdges(settings: object = {}) {
  const { store, parent, publish, publishShell, previewCookie, change } = await releasedShop();
  await publish('1.2.0');
  let nowMs = Date.now();
  const now = () => nowMs;

  const start = async (name: string, more: object = {}) => {
    const edge = await startEdge(store, join(parent, name), { settings, now, ...more });
    return {
      ...edge,
      /** Browsers of this edge; a request is given the address that its socket would have. */
      visitors: reportersOf((path, init, remoteAddress) =>
        edge.app.request(path, init, { incoming: { socket: { remoteAddress } } }),
      ),
    };
  };
  const one = await start('one');
  const two = await start('two', { deliver: one.decider.take });
  await one.judge();
  return {
    ...{ store, publishShell, previewCookie, edges: [one, two] as const, start, now: () => new Date(nowMs) },
    change: { ...change, actor: 'team', now: () => new Date(nowMs) },
    pass: (ms = windowMs) => {
      nowMs += ms;
    },
    /** Each edge sends what it counted, and the one that judges looks. */
    judge: async () => {
      for (const { counts } of [two, one]) await counts.send();
      await one.judge();
      await two.watch.refresh();
    },
    /** Visits of a release in the last hour: all, those that failed, and those whose page could not be made. */
    seen: (version: string, remote = 'mf-demo') => {
      const found = healthOf(one.decider).slots[remote]?.find((each) => each.version === version);
      return [found?.visits ?? 0, found?.failed ?? 0, found?.unrendered ?? 0];
    },
    slot: async (remote = 'mf-demo') => (await readHead(store, env))?.revision.slots[remote],
    revision: async () => (await readHead(store, env))?.revision,
  };
}
