import { expect, it } from 'vitest';
import { createEdgeMetrics } from './edge-metrics.ts';

it('drops the numbers of compositions that were not asked for any more, so that releases do not fill the memory', async () => {
  const metrics = createEdgeMetrics();
  for (let release = 1; release <= 50; release += 1)
    for (const composition of ['live', `preview ${release}`])
      metrics.documentSent({ route: '/', origin: 'kept', composition }, 200);
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('dana_documents_total{'));
  expect(lines).toHaveLength(8);
  expect(lines.find((line) => line.includes('"live"'))).toMatch(/ 50$/);
  expect(lines.some((line) => line.includes('"preview 1"'))).toBe(false);
});

it('asks threads and memory for their state when it is collected', async () => {
  const metrics = createEdgeMetrics();
  let waiting = 2;
  metrics.followPool(() => ({ threads: 3, ready: 1, waiting, rendering: 4 }));
  metrics.follow({ keptBytes: () => 77, isReleaseLogFollowed: () => false });
  waiting = 5;
  const text = await metrics.text();
  for (const line of [
    'dana_render_pages{state="waiting"} 5',
    'dana_render_pages{state="rendering"} 4',
    'dana_render_threads{state="ready"} 1',
    'dana_render_threads{state="starting"} 2',
    'dana_kept_documents_bytes 77',
    'dana_release_log_followed 0',
  ])
    expect(text).toContain(`${line}\n`);
});
