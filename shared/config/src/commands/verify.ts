import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureNatsServer } from '../gate/ensure-nats.ts';
import { gateSteps, unitReport } from '../gate/gate-steps.ts';
import { runStep } from '../gate/run-step.ts';
import { runSteps } from '../gate/run-steps.ts';
import type { Step } from '../gate/step.ts';
import { countBrowserTests, countUnitTests } from '../gate/test-counts.ts';
import { workspaceRoot } from '../workspace.ts';

/* `npm test`: the whole gate, then every journey in a real browser, then one line with the sum. */

const browserReport = join(workspaceRoot, '.cache/browser-tests.json');
const browserTests: Step = {
  name: 'browser tests',
  command: ['shared/config/src/commands/e2e.ts', '--reporter=list,json'],
  advice:
    'Repeat one with `pnpm e2e -g "<part of its title>" --trace on`; its trace is then under test-results.',
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
};

const startedAt = Date.now();
const say = (line: string): void => console.log(line);
mkdirSync(dirname(browserReport), { recursive: true });
// Counts of an earlier run must not speak for this one.
for (const report of [unitReport, browserReport]) rmSync(report, { force: true });

say(await ensureNatsServer());
const results = await runSteps(gateSteps, { say, keepGoing: true });
if (results.some(({ step, isGood }) => step.name === 'build' && !isGood)) {
  say('The browser tests need a build, so they are left out.');
} else {
  const run = runStep(browserTests, (text) => process.stdout.write(text));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      run.stop();
      process.exit(130);
    });
  results.push(await run.result);
}

const counts = {
  'unit tests': countUnitTests(unitReport),
  'browser tests': countBrowserTests(browserReport),
};
const failedSteps = results.filter(({ isGood }) => !isGood).map(({ step }) => step.name);
let passed = 0;
// A step that failed without failing tests (format, types, a run that broke off) counts as one failure.
let failed = failedSteps.filter((name) => !(name in counts)).length;
for (const [name, count] of Object.entries(counts)) {
  passed += count?.passed ?? 0;
  failed += Math.max(count?.failed ?? 0, failedSteps.includes(name) ? 1 : 0);
  if (count) say(`${name}: ${count.passed} passed, ${count.failed} failed`);
}
if (failedSteps.length > 0) say(`Failed: ${failedSteps.join(', ')}. Each says above what to do.`);
say(`After ${((Date.now() - startedAt) / 1000).toFixed(0)} s:\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
