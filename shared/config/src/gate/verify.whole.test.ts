import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { workspaceRoot } from '../workspace.ts';

/*
 * The gate as a process, over real suites of both runners that are flaky or broken on purpose. Takes minutes: each test
 * starts vitest and Playwright, whose own ways with failures are what the gate reads.
 */

const program = join(workspaceRoot, 'shared/config/fixtures/gate/verify-fixture.ts');
vi.setConfig({ testTimeout: 120_000 });

type Suites = { unit?: string; browser?: string; flakyCount?: number; isCi?: boolean };

async function run({ unit = 'passes', browser = 'passes', flakyCount = 1, isCi = true }: Suites) {
  const folder = mkdtempSync(join(tmpdir(), 'dana-gate-'));
  // What vitest passes to its own tests must not reach the suites that are run here.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$|CI$)/.test(name));
  const child = spawn(process.execPath, [program], {
    cwd: workspaceRoot,
    env: {
      ...Object.fromEntries(own),
      GATE_FOLDER: folder,
      GATE_UNIT: unit,
      GATE_BROWSER: browser,
      GATE_FLAKY_COUNT: String(flakyCount),
      ...(isCi ? { CI: 'true' } : {}),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output, lastLine: output.trim().split('\n').at(-1) };
}

it('passes with a flaky test of each kind and without what this machine cannot test, names all of it, and says where the time went', async () => {
  const { code, output, lastLine } = await run({
    unit: 'passes fails-once',
    browser: 'passes fails-once left-out',
  });
  expect(output).toContain('Flaky: 2 failed, and passed when run once more');
  expect(output).toMatch(
    /^\| shared\/config\/.*fails-once.*finds what its first run left \| \d{4}-\d\d-\d\d \|/m,
  );
  expect(output).toMatch(/^\| e2e\/.*\[en\] a shopper finds what visit 1 left \| \d{4}-.*\| \? \| \? \|$/m);
  expect(output).toContain('Received: false');
  const trace = /its trace: (.*)/.exec(output)?.[1] ?? 'none';
  expect(existsSync(join(workspaceRoot, trace))).toBe(true);
  expect(output).toMatch(/\d\.\d s {2}unit tests +waiting \d+\.\d s \(\d+ %\)/);
  expect(output).toMatch(/\d\.\d s {2}in all +waiting/);
  expect(output).toMatch(/slowest files of the unit tests.*\n +\d+\.\d s {2}shared\/config\/fixtures/);
  expect(output).toMatch(/slowest files of the browser tests.*\n +\d+\.\d s {2}e2e\/fixtures/);
  // Said before the sum.
  expect(output).toMatch(
    /\nLEFT OUT: the shop in another browser is NOT tested\. Install it: …\n.* passed, 0 failed\s*$/,
  );
  expect({ code, lastLine }).toEqual({ code: 0, lastLine: '4 passed, 0 failed' });
});

it('fails with unit tests that fail again, also where only the one before makes them fail, and ends there', async () => {
  const { code, output, lastLine } = await run({ unit: 'passes fails fails-after-another' });
  expect(output).toContain('fails.fixture.ts › adds wrongly, every time');
  expect(output).toContain('fails-after-another.fixture.ts › finds no order of somebody else');
  expect(output).not.toContain('a shopper sees a shop');
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '2 passed, 2 failed' });
});

it('fails with a browser test that fails again', async () => {
  const { code, output, lastLine } = await run({ browser: 'passes fails' });
  expect(output).toContain('[en] a shopper sees nothing, every time');
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '2 passed, 1 failed' });
});

it('fails with four flaky tests, and names all of them', async () => {
  const { code, output, lastLine } = await run({
    unit: 'fails-once fails-once-too',
    browser: 'passes fails-once',
    flakyCount: 2,
  });
  expect(output).toContain('Flaky: 4 failed');
  expect(output.match(/\| \? \| \? \|$/gm)).toHaveLength(4);
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '1 passed, 4 failed' });
});

it('ends early when nothing works', async () => {
  const { code, output } = await run({ browser: 'all-fail' });
  expect(output).toContain('10 tests have failed: the rest is not run.');
  expect(output).not.toContain('page 40 opens');
  expect(code).toBe(1);
});

it('repeats nothing outside CI: a flaky test fails there at once', async () => {
  const { code, output, lastLine } = await run({ unit: 'fails-once', browser: 'fails-once', isCi: false });
  expect(output).not.toContain('Flaky');
  expect({ code, lastLine }).toEqual({ code: 1, lastLine: '0 passed, 2 failed' });
});
