import { failuresUntilEnd } from './flaky-limits.ts';
import { judgeRepeat } from './judge-repeat.ts';
import { runSuite, type SuiteResult } from './run-suite.ts';
import type { Step, StepResult } from './step.ts';
import { type UnitPlace, unitTests, unitTestsAgain } from './unit-tests.ts';

type UnitRun = { steps: StepResult[]; report: SuiteResult['report'] };

/**
 * Runs the unit tests. In CI the files of failed tests are run once more; vitest's own `retry` repeats a test at once,
 * beside the others, where it would most likely fail for the same reason.
 */
export async function runUnitTests(
  run: (step: Step) => Promise<StepResult>,
  { isCi, place }: { isCi: boolean; place?: UnitPlace | undefined },
): Promise<UnitRun> {
  const first = await runSuite(unitTests({ isCi, ...(place && { place }) }), run);
  const failed = first.report?.failed ?? [];
  const isWorthARepeat = isCi && failed.length > 0 && failed.length < failuresUntilEnd;
  if (!first.report || !isWorthARepeat) return { steps: [first.result], report: first.report };

  const again = await runSuite(unitTestsAgain(failed, place), run);
  // A run that failed without a failed test (an error that no test caught) proves nothing good.
  const isSpeaking = again.result.isGood || (again.report?.failed.length ?? 0) > 0;
  const report = judgeRepeat(first.report, isSpeaking ? again.report : undefined);
  return {
    steps: [
      { ...first.result, isGood: report.failed.length === 0 },
      // What it found is in the report of both runs, which is the first one's.
      { ...again.result, isGood: true },
    ],
    report,
  };
}
