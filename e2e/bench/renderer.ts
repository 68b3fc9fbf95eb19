import type { Profiler } from 'node:inspector';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { workspaceRoot } from '@dana/config/workspace';
import { sharedShop } from '../support/shared-shop.ts';
import { startTestShop } from '../support/start-test-shop.ts';
import { conditions } from './conditions.ts';
import { markdownTable } from './markdown.ts';
import { stagesOf } from './render-stages.ts';

/*
 * `pnpm bench renderer`: where the time of a home's render goes, by the profiler of the thread that renders it,
 * in both languages in turn, against a whole shop. Processor time and waits within a stage are not told apart.
 */

const warmUpRenders = 100;
const renders = 400;

const load = loadavg()[0] ?? 0;
const shop = await startTestShop(sharedShop);
const edge = join(workspaceRoot, 'services/edge/src');
process.chdir(edge);
const thread = new Worker(join(edge, 'bench/profiled-thread.ts'), {
  workerData: {
    storeFolder: join(shop.dataDir, 'releases'),
    copyFolder: join(shop.dataDir, 'edge'),
    apiUrl: `${shop.apiUrl}/api`,
    publicOrigin: shop.url,
  },
});
const failed = new Promise<never>((_resolve, reject) => thread.on('error', reject));
try {
  await heard('ready');
  for (let id = 0; id < warmUpRenders; id += 1) await renderHome(id);
  await ask('profile', 'profiling');
  for (let id = 0; id < renders; id += 1) await renderHome(id);
  const { profile } = await ask('stop', 'profiled');
  const stages = stagesOf(profile as Profiler.Profile);
  const total = stages.reduce((sum, [, ms]) => sum + ms, 0);
  const rows = [...stages, ['all of it', total] as const].map(([stage, ms]) => [
    stage,
    `${(ms / renders).toFixed(2)} ms`,
    `${((100 * ms) / total).toFixed(0)} %`,
  ]);
  const table = markdownTable(["A home's render", 'Each', 'Share'], rows);
  process.stdout.write(`${table}\n\nMean of ${renders} renders, ${conditions(load)}\n`);
} finally {
  await thread.terminate();
  await shop.stop();
}

async function renderHome(id: number): Promise<void> {
  const locale = id % 2 === 0 ? 'en' : 'ar';
  const request = { locale, currency: 'KWD', path: '/', search: '' };
  await ask('render', 'rendered', { id, request });
}

/** Sends a message to the thread. @returns what it answers. Errors: rejects when the thread fails. */
function ask(kind: string, answer: string, more: object = {}): Promise<{ profile?: unknown }> {
  const answered = heard(answer);
  thread.postMessage({ kind, ...more });
  return answered;
}

function heard(kind: string): Promise<{ profile?: unknown }> {
  const message = new Promise<{ profile?: unknown }>((resolve) => {
    const listen = (said: { kind: string; profile?: unknown }): void => {
      if (said.kind !== kind) return;
      thread.off('message', listen);
      resolve(said);
    };
    thread.on('message', listen);
  });
  return Promise.race([message, failed]);
}
