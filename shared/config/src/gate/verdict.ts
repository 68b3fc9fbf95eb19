import type { StepResult } from './run-steps.ts';
import type { FailedTest, TestReport } from './test-suite.ts';

/** More flaky tests than this fail a run of CI: then something is wrong that is no single test's. */
const flakyAllowed = 3;

/**
 * After so many failures the rest is not run: the run has failed, whatever their second runs would say. It is more than
 * `flakyAllowed`, so that one run names most of what a change broke.
 */
export const failuresUntilEnd = 10;

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

const inCell = (text: string): string => text.replaceAll('|', '\\|');

/** Names flaky tests, each with the row that e2e/FLAKY.md is to have of it. */
function flakyLines(flaky: FailedTest[], today = new Date()): string[] {
  if (flaky.length === 0) return [];
  const date = today.toISOString().slice(0, 10);
  return [
    '',
    `Flaky: ${flaky.length} failed, and passed when run once more, alone. Find the cause of each before other work:`,
    '`pnpm e2e --repeat "<title>" 50` runs a browser test under load. Its row in e2e/FLAKY.md:',
    ...flaky.flatMap(({ file, title, seen, trace }) => [
      `| ${inCell(`${file} › ${title}`)} | ${date} | ${inCell(seen)} | ? | ? |`,
      ...(trace ? [`  its trace: ${trace}`] : []),
    ]),
    ...(flaky.length > flakyAllowed
      ? [`More than ${flakyAllowed} flaky tests fail the run: the cause is no single test's.`]
      : []),
    '',
  ];
}

const filesNamed = 10;

type Times = {
  steps: StepResult[];
  reports: Map<string, TestReport>;
  seconds: number;
  waitingSeconds: number;
};

/** Where the time of a run went: its steps with the part in which the cores were idle, and its slowest test files. */
function timeLines({ steps, reports, seconds, waitingSeconds }: Times): string[] {
  return [
    '',
    `Where the time went (waiting: the cores had nothing to do)`,
    ...steps.map((result) => row(result.step.name, result.seconds, result.waitingSeconds)),
    row('in all', seconds, waitingSeconds),
    ...[...reports].flatMap(([name, { files }]) => [
      '',
      `The slowest files of the ${name} (time of their tests)`,
      ...files
        .toSorted((a, b) => b.durationMs - a.durationMs)
        .slice(0, filesNamed)
        .map(({ file, durationMs }) => `${inSeconds(durationMs / 1000)}  ${file}`),
    ]),
  ];
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(8)} s`;

function row(name: string, seconds: number, waitingSeconds: number): string {
  const share = seconds > 0 ? Math.round((waitingSeconds / seconds) * 100) : 0;
  return `${inSeconds(seconds)}  ${name.padEnd(18)} waiting ${waitingSeconds.toFixed(1)} s (${share} %)`;
}
