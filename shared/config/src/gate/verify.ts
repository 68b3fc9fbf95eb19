import { type BrowserPlace, browserTests } from './browser-tests.ts';
import { closingLines, judge } from './verdict.ts';
import { idleSeconds, runSteps, type Step, type StepResult } from './run-steps.ts';
import { runSuite, type TestReport } from './test-suite.ts';
import { runUnitTests, type UnitPlace } from './unit-tests.ts';

type Plan = {
  /** Groups of steps before the tests, cheapest first. */
  checks: Step[][];
  /** Failed tests are run once more, and a run that has failed anyway ends early. */
  isCi: boolean;
  say: (line: string) => void;
  /** Other suites than those of the workspace. */
  places?: { unit: UnitPlace; browser: BrowserPlace };
};

/**
 * Runs checks, unit tests and browser tests, and says what they come to; the last line is `N passed, N failed`.
 * @returns whether all is good.
 */
export async function verify({ checks, isCi, say, places }: Plan): Promise<boolean> {
  const startedAt = performance.now();
  const idleAtStart = idleSeconds();
  const steps: StepResult[] = [];
  const reports = new Map<string, TestReport>();
  const hasFailed = (): boolean => judge(steps, reports).failedCount > 0;
  const run = async (step: Step): Promise<StepResult> => {
    const [result] = await runSteps([[step]], { say, keepGoing: true });
    if (!result) throw new Error(`${step.name} ended without a result.`);
    return result;
  };

  for (const group of checks)
    if (!isCi || !hasFailed()) steps.push(...(await runSteps([group], { say, keepGoing: true })));

  if (!isCi || !hasFailed()) {
    const unit = await runUnitTests(run, { isCi, place: places?.unit });
    steps.push(...unit.steps);
    if (unit.report) reports.set('unit tests', unit.report);
  }

  const hasBuild = steps.every(({ step, isGood }) => step.name !== 'build' || isGood);
  if (hasBuild && (!isCi || !hasFailed())) {
    const suite = browserTests({ isCi, ...(places && { place: places.browser }) });
    const browser = await runSuite(suite, run);
    steps.push(browser.result);
    if (browser.report) reports.set('browser tests', browser.report);
  }

  const verdict = judge(steps, reports);
  const seconds = (performance.now() - startedAt) / 1000;
  const waitingSeconds = idleSeconds() - idleAtStart;
  for (const line of closingLines({ verdict, steps, reports, seconds, waitingSeconds })) say(line);
  return verdict.failedCount === 0;
}
