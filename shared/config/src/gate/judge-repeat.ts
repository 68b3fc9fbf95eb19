import type { TestReport } from './test-report.ts';

/**
 * What two runs say together: `again` ran the failed files of `first` once more. A failed test is flaky when its whole
 * file passed this time; otherwise what failed the second time counts.
 */
export function judgeRepeat(first: TestReport, again: TestReport | undefined): TestReport {
  if (!again) return first;
  const repeated = new Set(again.files.map(({ file }) => file));
  const failsStill = new Set(again.failed.map(({ file }) => file));
  const isFlaky = ({ file }: { file: string }): boolean => repeated.has(file) && !failsStill.has(file);
  return {
    ...first,
    flaky: first.failed.filter(isFlaky),
    failed: [
      ...again.failed,
      ...first.failed.filter(
        (test) =>
          !isFlaky(test) &&
          !again.failed.some(({ file, title }) => file === test.file && title === test.title),
      ),
    ],
  };
}
