import { join } from 'node:path';
import { vi } from 'vitest';
import { createTakeBack } from '@dana/releases/changes/take-back';
import { createTakeSteps } from '@dana/releases/changes/take-steps';
import { sliceMsOf } from '@dana/releases/reading/health/health-keys';
import { readHead } from '@dana/releases/reading/release-log';
import type { Store } from '@dana/releases/store/store';
import { createAutomaticClimb } from '../reports/automatic-climb.ts';
import { createAutomaticRollback } from '../reports/automatic-rollback.ts';
import { reportersOf } from './reporters.ts';
import { env, releasedShop } from './released-shop.ts';
import { startEdge } from './running-edge.ts';

const windowMs = 60_000;
const sliceMs = sliceMsOf(windowMs);

/** When the next object of the store begins: the minutes of a test are all within it. Unit: milliseconds since 1970. */
export const sliceBegin = (): number => Math.ceil(Date.now() / sliceMs) * sliceMs;

/** Which edge; a second one of the same name has its local files, as after a restart. */
export type EdgeName = 'one' | 'two';

/**
 * A shop with two edges over one store: mf-demo 1.0.0 and 1.1.0 live one after the other, 1.2.0 published. Time begins with
 * an object of the store, and stands still unless the test moves it on; nothing is shared or decided unless the test says so.
 * @param open – gives clients of another store than a folder, one for each edge.
 */
export async function twoEdges(settings: object = {}, startMs = sliceBegin(), open?: () => Store) {
  const { store, folder, parent, publish, change } = await releasedShop(undefined, undefined, open?.());
  await publish('1.2.0');
  let nowMs = startMs;
  const now = () => nowMs;
  const asDate = () => new Date(nowMs);
  const onTakenBack = vi.fn<Parameters<typeof createAutomaticRollback>[0]['onTakenBack']>();
  const onStep = vi.fn<Parameters<typeof createAutomaticClimb>[0]['onStep']>();
  let visitCount = 0;

  async function start(name: EdgeName) {
    const edge = await startEdge(open?.() ?? store, join(parent, name), { settings, now });
    const { health, watch, counts, watchSettings, app } = edge;
    const watching = {
      watch,
      counts: health.counts,
      settings: watchSettings,
      onProblem: vi.fn(),
      now: asDate,
    };
    const { look } = createAutomaticRollback({
      ...{ ...watching, onTakenBack },
      takeBack: createTakeBack({ store, env, now: asDate }),
    });
    const { look: climb } = createAutomaticClimb({
      ...{ ...watching, onStep },
      takeStep: createTakeSteps({ store, env, now: asDate }),
    });
    return {
      ...{ ...edge, look, climb },
      /** Browsers of this edge; a request is given the address that its socket would have. */
      visitors: reportersOf((path, init, remoteAddress) =>
        app.request(path, init, { incoming: { socket: { remoteAddress } } }),
      ),
      /** So many visits with mf-demo at this edge, each from an address of its own. */
      report: (version: string, sessions: number, failed: number) => {
        for (let index = 0; index < sessions; index += 1) {
          visitCount += 1;
          const address = `10.0.${visitCount >> 8}.${visitCount & 255}`;
          const visit = `visit-${visitCount}`;
          counts.add({ address, visit, release: `mf-demo@${version}`, isFailure: index < failed });
        }
      },
    };
  }
  const edges = [await start('one'), await start('two')] as const;
  return {
    ...{ store, folder, edges, start, onTakenBack, onStep, now: asDate },
    change: { ...change, actor: 'team' },
    nextWindow: () => {
      nowMs += windowMs;
    },
    /** Each edge writes what it counted and reads what the other did. */
    share: async () => {
      // The first call may join a round that the timer began; the second one begins now.
      for (const edge of [...edges, ...edges]) {
        await edge.health.round();
        await edge.health.round();
      }
    },
    refresh: () => Promise.all(edges.map(({ watch }) => watch.refresh())),
    revision: async () => (await readHead(store, env))?.revision,
  };
}
