import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createDiskStore } from '../store/disk-store.ts';
import { breakShopAtNight } from '../testing/broken-night.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { createContext } from './context.ts';
import { runRelease } from './run.ts';

async function commandLine() {
  const folder = await temporaryFolder();
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('RELEASE_SERVER', '');
  return { folder, release: (words: string) => runRelease(words.split(' '), createContext) };
}

it('health says first what broke the shop and how to take it back, then how each release does', async () => {
  const { folder, release } = await commandLine();
  await breakShopAtNight(createDiskStore(join(folder, 'releases')), folder);
  const { stdout, exitCode } = await release('health --hours 2');
  expect(exitCode).toBe(0);
  const lines = stdout.split('\n');
  expect(lines[0]).toBe('production, the last 2 hours, 2 storefronts reporting');
  expect(lines[2]).toMatch(/^Suspect: since revision 3 \(shell 1\.0\.1 → 1\.0\.2\) mf-demo fails in 67 % of/);
  expect(lines[3]).toBe('Take it back: pnpm release rollback shell --reason "…"');
  expect(stdout).toMatch(/\nshell +1\.0\.2 +live +\d+ +0 +0 %/);
  expect(stdout).toMatch(/\nmf-demo +1\.0\.0 +live +3600 +\d+ +\d+\.\d %/);
  const ofOne = (await release('health mf-demo --hours 2')).stdout;
  expect(ofOne).not.toMatch(/\nshell/);
  expect(ofOne).toMatch(/\nSINCE \(UTC\) +mf-demo@1\.0\.0\n/);
  // What was changed stands among the times, the worse ones below it.
  expect(ofOne).toMatch(
    /revision 3: shell 1\.0\.1 → 1\.0\.2 \(noura\)\n(\d{4}-\d\d-\d\d \d\d:\d\d +\d+(\.\d)? % of \d+\n?)+/,
  );
  expect(JSON.parse((await release('health --json')).stdout)).toMatchObject({
    suspicion: { suspect: { remote: 'shell' } },
  });
});

it('health of a shop that nobody reported of says so', async () => {
  const { release } = await commandLine();
  expect((await release('health')).stdout).toContain('No browser has reported.');
  expect((await release('health mf-a mf-b')).exitCode).toBe(2);
  expect((await release('health --hours long')).exitCode).toBe(2);
});
