import { flakyLines } from './flaky-lines.ts';
import type { StepResult } from './step.ts';
import type { TestReport } from './test-report.ts';
import { timeLines } from './time-lines.ts';
import type { Verdict } from './verdict.ts';

type Run = {
  verdict: Verdict;
  steps: StepResult[];
  reports: Map<string, TestReport>;
  seconds: number;
  waitingSeconds: number;
};

/** What a run says at its end. The last line is read by programs: `N passed, N failed`. */
export function closingLines({ verdict, steps, reports, seconds, waitingSeconds }: Run): string[] {
  const { passedCount, failedCount, flaky, failedSteps } = verdict;
  const counts = [...reports].map(
    ([name, report]) =>
      `${name}: ${report.passedCount} passed, ${report.flaky.length} flaky, ${report.failed.length} failed`,
  );
  const failed = [...reports.values()].flatMap((report) => report.failed);
  return [
    ...timeLines({ steps, reports, seconds, waitingSeconds }),
    '',
    ...counts,
    ...(failed.length > 0 ? ['Failed:', ...failed.map(({ file, title }) => `  ${file} › ${title}`)] : []),
    ...(failedSteps.length > 0
      ? [
          `Failed steps: ${failedSteps.join(', ')}. Each says above what to do; what is not listed was not run.`,
        ]
      : []),
    ...flakyLines(flaky),
    ...leftOutLines(steps),
    `${passedCount} passed, ${failedCount} failed`,
  ];
}

/** What a suite could not test on this machine and said so, once each: see debianProgramFor. */
function leftOutLines(steps: StepResult[]): string[] {
  const lines = steps.flatMap(({ output }) => output.split('\n'));
  return [
    ...new Set(lines.map((line) => /LEFT OUT: .*/.exec(line)?.[0]).filter((line) => line !== undefined)),
  ];
}
