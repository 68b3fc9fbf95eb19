import { expect, it } from 'vitest';
import { newestIncident, readIncident } from '../../audit/incidents.ts';
import { rollback } from '../../changes/rollback.ts';
import { breakShopAtNight } from '../../testing/broken-night.ts';
import { windowOf, writeWindows } from '../../testing/health-slices.ts';
import { temporaryFolder, temporaryStore } from '../../testing/temporary-store.ts';
import type { Store } from '../../store/store.ts';
import { createSuspectNotices } from './suspect-notices.ts';

const env = 'production';
const minuteMs = 60_000;

async function incidents(store: Store) {
  const all = [];
  for (let number = 1; number <= (await newestIncident(store, env)); number += 1)
    all.push(await readIncident(store, env, number));
  return all.map((incident) => [incident?.kind, incident?.subject, incident?.message]);
}

it('says once which change releases fail since and how to take it back, from several servers, and that they fail no more', async () => {
  const { store } = await temporaryStore();
  await breakShopAtNight(store, await temporaryFolder());
  let nowMs = Date.now();
  const now = () => nowMs;
  const [one, other] = [createSuspectNotices({ store, now }), createSuspectNotices({ store, now })];
  await one.look([env, env]);
  await other.look([env]);
  const problem = [
    'problem',
    'revision 3',
    expect.stringMatching(
      /^Look at the releases: since revision 3 \(shell 1\.0\.1 → 1\.0\.2\) mf-demo fails in 67 % of visits .*\. To take that back: pnpm release rollback shell /,
    ),
  ];
  expect(await incidents(store)).toEqual([problem]);

  const reason = 'mf-demo fails';
  await rollback({ store, env, remote: 'shell', actor: 'noura', reason, now: () => new Date(nowMs) });
  const well = (minutesLater: number) =>
    windowOf(nowMs + minutesLater * minuteMs, [
      { release: 'shell@1.0.1', sessions: 40, failed: 0, first: minutesLater * 1_000 },
      { release: 'mf-demo@1.0.0', sessions: 40, failed: 0, first: minutesLater * 1_000 },
    ]);
  await writeWindows(store, env, 'one', [1, 2, 3, 4, 5].map(well));
  // Too soon to look a second time.
  await one.look([env]);
  expect(await incidents(store)).toHaveLength(1);
  nowMs += 6 * minuteMs;
  await one.look([env]);
  await other.look([env]);
  expect(await incidents(store)).toEqual([
    problem,
    ['settled', 'revision 3', 'What failed more often since revision 3 does so no more'],
  ]);
});
