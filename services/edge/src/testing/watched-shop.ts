import { vi } from 'vitest';
import { createTakeBack } from '@dana/releases/changes/take-back';
import { createTakeSteps } from '@dana/releases/changes/take-steps';
import { readHead } from '@dana/releases/reading/release-log';
import { createAutomaticClimb } from '../reports/automatic-climb.ts';
import { createAutomaticRollback } from '../reports/automatic-rollback.ts';
import { createOutcomeCounts } from '../reports/outcome-counts.ts';
import { reporterHash } from '../reports/reporter-hash.ts';
import { readWatchSettings } from '../reports/watch-settings.ts';
import { env, releasedShop } from './released-shop.ts';

const windowMs = 60_000;

/** A shop with mf-demo 1.0.0 and 1.1.0, 1.2.0 published, watched by an edge; time stands still unless the test moves it on. */
export async function watchedShop(settings: object = {}) {
  const shop = await releasedShop();
  const { store } = shop;
  await shop.publish('1.2.0');
  const edge = await shop.start({ settings });
  let nowMs = Date.now();
  const all = readWatchSettings(JSON.stringify(settings));
  const counts = createOutcomeCounts(all, { hash: reporterHash(() => 'a key'), now: () => nowMs });
  const onTakenBack = vi.fn<Parameters<typeof createAutomaticRollback>[0]['onTakenBack']>();
  const { look } = createAutomaticRollback({
    ...{ counts, onTakenBack, watch: edge.watch },
    takeBack: createTakeBack({ store, env, now: () => new Date(nowMs) }),
    settings: all,
    onProblem: vi.fn(),
    now: () => new Date(nowMs),
  });
  const onStep = vi.fn<Parameters<typeof createAutomaticClimb>[0]['onStep']>();
  const climb = createAutomaticClimb({
    ...{ counts, onStep, watch: edge.watch },
    takeStep: createTakeSteps({ store, env, now: () => new Date(nowMs) }),
    settings: all,
    onProblem: vi.fn(),
    now: () => new Date(nowMs),
  });
  let sessionCount = 0;
  const report = (version: string, sessions: number, failed: number) => {
    for (let index = 0; index < sessions; index += 1) {
      const visit = `visit-${sessionCount++}`;
      const address = `10.0.${sessionCount >> 8}.${sessionCount & 255}`;
      counts.add({ address, visit, release: `mf-demo@${version}`, isFailure: index < failed });
    }
  };
  const change = { ...shop.change, actor: 'team' };
  return {
    ...{ store, edge, counts, report, look, onTakenBack, onStep, change },
    climb: climb.look,
    now: () => new Date(nowMs),
    nextWindow: () => {
      nowMs += windowMs;
    },
    slot: async () => {
      const slot = (await readHead(store, env))?.revision.slots['mf-demo'];
      if (slot === undefined) throw new Error('Nothing of mf-demo is live.');
      return slot;
    },
    refresh: () => edge.watch.refresh(),
  };
}
