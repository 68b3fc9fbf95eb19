import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runRelease } from '@dana/config/run-release';
import { workspaceRoot } from '@dana/config/workspace';
import { buildChanged } from '../support/changed-deployable.ts';
import { testPort } from '../support/shared-shop.ts';
import { startTestShop } from '../support/start-test-shop.ts';
import { percentile, seconds } from './figures.ts';
import { markdownTable } from './markdown.ts';

/*
 * `pnpm bench releases`: how long until a rollback is what everybody gets, and how long publishing takes. Fifty runs of
 * each, on an open shop, by the command line as people type it. It judges nothing: machines differ.
 */

const runs = 50;
const builds = 10;
const dataDir = join(workspaceRoot, '.data-bench-releases');
await rm(dataDir, { recursive: true, force: true });
const shop = await startTestShop({
  storefrontPort: testPort(290),
  apiPort: testPort(291),
  bankPort: testPort(293),
  dataDir,
});
try {
  const versions = Array.from({ length: builds }, (_, index) => `1.0.${index + 1}`);
  const folders: string[] = [];
  for (const version of versions) folders.push(await buildChanged('mf-content', version));

  const publishMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Each build into several stores: an open shop's first, then fresh ones.
    const store = run < builds ? dataDir : join(dataDir, `store-${Math.floor(run / builds)}`);
    const words = ['publish', 'mf-content', '--no-build', '--from', folders[run % builds] ?? ''];
    publishMs.push(await timed(() => runRelease(words, store)));
  }

  const address = `${shop.url}/en/about`;
  const seenMs: number[] = [];
  const commandMs: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const promote = ['promote', 'mf-content', '--version', '1.0.1', '--reason', 'Bench', '--force'];
    await runRelease(promote, dataDir);
    await untilShown(address, '1.0.1');
    const rollback = ['rollback', 'mf-content', '--reason', 'Bench'];
    commandMs.push(await timed(() => runRelease(rollback, dataDir)));
    seenMs.push(await timed(() => untilShown(address, '1.0.0')));
  }
  const rows = [
    ['`rollback` ended → a new document shows the older version', ...figures(seenMs)],
    ['the `rollback` command itself', ...figures(commandMs)],
    ['`publish` of a built remote', ...figures(publishMs)],
  ];
  process.stdout.write(`${markdownTable(['What', 'Median', 'p95', 'Longest'], rows)}\n`);
} finally {
  await shop.stop();
}

async function timed(step: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await step();
  return performance.now() - start;
}

/** Asks for one document after the other until one is made from this version. */
async function untilShown(address: string, version: string): Promise<void> {
  const end = Date.now() + 30_000;
  for (;;) {
    const html = await (await fetch(address)).text();
    if (html.includes(`data-remote="mf-content@${version}"`)) return;
    if (Date.now() > end) throw new Error(`${address} does not show mf-content@${version} after 30 s.`);
  }
}

function figures(all: number[]): string[] {
  return [0.5, 0.95, 1].map((share) => seconds(percentile(all, share)));
}
