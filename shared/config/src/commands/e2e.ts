import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { keepCoresBusy, playwrightWords, readRepeat } from '../repeat-under-load.ts';
import { workspaceRoot } from '../workspace.ts';

/*
 * `pnpm e2e [words …]`: the browser tests, by the Playwright that the e2e package depends on.
 * `pnpm e2e --config e2e/preview/playwright.config.ts`: a release that is not live yet, on the shop that PREVIEW_URL leads to.
 * `pnpm e2e --repeat "<title>" 50`: one test many times while every core is busy, to find what it depends on.
 */

const folder = join(workspaceRoot, 'e2e');
const playwright = createRequire(join(folder, 'package.json')).resolve('@playwright/test/cli');
const words = process.argv.slice(2);
const repeat = readRepeat(words);
const load = repeat && keepCoresBusy();
const child = spawn(
  process.execPath,
  [
    playwright,
    'test',
    ...(words.includes('--config') ? [] : ['--config', join(folder, 'playwright.config.ts')]),
    ...(repeat ? playwrightWords(repeat) : words),
  ],
  { cwd: workspaceRoot, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', async (code) => {
  await load?.stop();
  process.exit(code ?? 1);
});
