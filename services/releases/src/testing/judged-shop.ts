import type { Outcome } from '@dana/contracts/release/visit-counts';
import { onTestFinished, type Mock, vi } from 'vitest';
import { createDecider } from '../health/decider.ts';
import { readWatchSettings } from '../health/windows.ts';
import { watchHead } from '../log/watch-head.ts';
import { smallShop } from './small-shop.ts';

const env = 'production';
const windowMs = 60_000;

/**
 * A shop with mf-demo 1.0.0 and 1.1.0 live one after the other, 1.2.0 published, and one that judges it. Time stands still unless the
 * test moves it on; `offMs` is how far the clock of this process is from those of the people who change something.
 */
export async function judgedShop(settings: object = {}, offMs = 0) {
  const { store, head, slot: slotOf, change } = await smallShop();
  const watch = await watchHead({ store, env, pollMs: 60_000 });
  onTestFinished(watch.close);
  let nowMs = Date.now();
  const log: Record<'info' | 'warn' | 'error', Mock> = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const notify: Mock = vi.fn();
  const start = () =>
    createDecider({
      ...{ store, env, watch, log, webhook: { notify } },
      settings: readWatchSettings(JSON.stringify(settings)),
      now: () => nowMs + offMs,
    });
  let decider = start();
  let visits = 0;
  /** So many visits of a release that end so, each from an address of its own. */
  const count = (releaseName: string, outcome: Outcome, times: number, edge = 'one') =>
    decider.take({
      ...{ env, edge, knowsBy: 'address' },
      visits: Array.from({ length: times }, () => {
        visits += 1;
        return { visit: `visit-${visits}`, address: visits, outcomes: { [releaseName]: outcome } };
      }),
    });
  const pass = (ms = windowMs) => {
    nowMs += ms;
  };
  /** Looks, with the log read before. */
  const look = async () => {
    await watch.refresh();
    await decider.look();
    await watch.refresh();
  };
  return {
    ...{ store, watch, log, notify, count, pass, look },
    /** So many windows in which the same is counted, with a look after each. */
    passWindows: async (times: number, counted: () => void = () => undefined) => {
      for (let window = 0; window < times; window += 1) {
        counted();
        pass();
        await look();
      }
    },
    decider: () => decider,
    /** As after a restart. */
    startAgain: () => {
      decider = start();
    },
    report: (version: string, seen: number, failed: number) => {
      count(`mf-demo@${version}`, 'failed', failed);
      count(`mf-demo@${version}`, 'loaded', seen - failed);
    },
    change: { ...change, reason: 'a try', now: () => new Date(nowMs) },
    now: () => new Date(nowMs),
    slotOf,
    slot: async () => {
      const slot = await slotOf();
      if (slot === undefined) throw new Error('Nothing of mf-demo is live.');
      return slot;
    },
    revision: async () => (await head()).revision,
  };
}
