import { join } from 'node:path';
import type { Outcome } from '@dana/contracts/release/visit-counts';
import { type Mock, onTestFinished, vi } from 'vitest';
import { createDecider } from '../health/decider.ts';
import { readWatchSettings } from '../health/settings.ts';
import { publishFolder } from '../publish/publish-folder.ts';
import { readHead } from '../reading/release-log.ts';
import { watchHead } from '../reading/watch-head.ts';
import { release, writeBuiltRemote, writeBuiltShell } from './built-remote.ts';
import { temporaryStore } from './temporary-store.ts';

const env = 'production';
const windowMs = 60_000;

/**
 * A shop with mf-demo 1.0.0 and 1.1.0 live one after the other, 1.2.0 published, and one that judges it. Time stands still unless the
 * test moves it on; `offMs` is how far the clock of this process is from those of the people who change something.
 */
export async function judgedShop(settings: object = {}, offMs = 0) {
  const { store, folder } = await temporaryStore();
  const parent = join(folder, '..');
  await release(store, await writeBuiltShell(parent), 'shell');
  const build = (version: string) => writeBuiltRemote(parent, { version, mark: version });
  for (const version of ['1.0.0', '1.1.0']) await release(store, await build(version));
  await publishFolder({ store, env, remote: 'mf-demo', folder: await build('1.2.0') });
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
  const slotOf = async (remote = 'mf-demo') => (await readHead(store, env))?.revision.slots[remote];
  /** So many visits of a release that end so, each from an address of its own. */
  const count = (releaseName: string, outcome: Outcome, times: number, edge = 'one') =>
    decider.take({
      ...{ env, edge, knowsBy: 'address' },
      visits: Array.from({ length: times }, () => {
        visits += 1;
        return { visit: `visit-${visits}`, address: visits, outcomes: { [releaseName]: outcome } };
      }),
    });
  return {
    ...{ store, watch, log, notify, count },
    decider: () => decider,
    /** As after a restart. */
    startAgain: () => {
      decider = start();
    },
    report: (version: string, seen: number, failed: number) => {
      count(`mf-demo@${version}`, 'failed', failed);
      count(`mf-demo@${version}`, 'loaded', seen - failed);
    },
    /** Looks, with the log read before. */
    look: async () => {
      await watch.refresh();
      await decider.look();
      await watch.refresh();
    },
    change: { store, env, remote: 'mf-demo', actor: 'team', reason: 'a try', now: () => new Date(nowMs) },
    now: () => new Date(nowMs),
    pass: (ms = windowMs) => {
      nowMs += ms;
    },
    slotOf,
    slot: async () => {
      const slot = await slotOf();
      if (slot === undefined) throw new Error('Nothing of mf-demo is live.');
      return slot;
    },
    revision: async () => (await readHead(store, env))?.revision,
  };
}
