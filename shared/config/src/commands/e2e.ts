import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/* `pnpm e2e [words …]`: the browser tests, by the Playwright that the e2e package depends on. */

const folder = join(workspaceRoot, 'e2e');
const playwright = createRequire(join(folder, 'package.json')).resolve('@playwright/test/cli');
const child = spawn(
  process.execPath,
  [playwright, 'test', '--config', join(folder, 'playwright.config.ts'), ...process.argv.slice(2)],
  { cwd: workspaceRoot, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
