import { flakyAllowed } from './flaky-limits.ts';
import type { StepResult } from './step.ts';
import type { FailedTest, TestReport } from './test-report.ts';

export type Verdict = {
  passedCount: number;
  failedCount: number;
  flaky: FailedTest[];
  failedSteps: string[];
};

/**
 * The sum of a run. A flaky test counts as passed while there are no more than `flakyAllowed`, and as failed beyond. A
 * step that failed without a failed test (format, types, a run that broke off) counts as one failure.
 */
export function judge(steps: StepResult[], reports: Map<string, TestReport>): Verdict {
  const all = [...reports.values()];
  const flaky = all.flatMap((report) => report.flaky);
  const hasTooManyFlaky = flaky.length > flakyAllowed;
  const failedSteps = steps
    .filter(({ isGood, step }) => !isGood || (reports.get(step.name)?.failed.length ?? 0) > 0)
    .map(({ step }) => step.name);
  const failedTests = all.reduce((sum, { failed }) => sum + failed.length, 0);
  const withoutFailedTest = failedSteps.filter((name) => !reports.get(name)?.failed.length);
  return {
    passedCount:
      all.reduce((sum, { passedCount }) => sum + passedCount, 0) + (hasTooManyFlaky ? 0 : flaky.length),
    failedCount: failedTests + withoutFailedTest.length + (hasTooManyFlaky ? flaky.length : 0),
    flaky,
    failedSteps,
  };
}
