import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { failuresUntilEnd } from './verdict.ts';
import {
  type FailedTest,
  type TestSuite,
  runSuite,
  type SuiteResult,
  type TestReport,
  inOneLine,
  fromRoot,
  parseReport,
} from './test-suite.ts';
import type { Step, StepResult } from './run-steps.ts';
import * as z from 'zod/mini';

/** A configuration of vitest and the folder for its reports. Absolute paths. */
export type UnitPlace = { config: string; reports: string };

const everyUnitTest: UnitPlace = {
  config: join(workspaceRoot, 'shared/config/src/vitest.root.ts'),
  reports: join(workspaceRoot, '.cache'),
};

/** All unit tests. In CI a run that has failed anyway ends early. */
export const unitTests = ({ isCi = false, place = everyUnitTest } = {}): TestSuite =>
  suite('unit tests', place, isCi ? [`--bail=${failuresUntilEnd}`] : []);

/**
 * The files of failed tests once more, one after the other with nothing beside them. Whole files: a test that fails
 * because of the one before it would always pass by itself.
 */
const unitTestsAgain = (failed: FailedTest[], place = everyUnitTest): TestSuite =>
  suite('unit tests again', place, [
    '--no-file-parallelism',
    ...new Set(failed.map(({ file }) => join(workspaceRoot, file))),
  ]);

function suite(name: string, { config, reports }: UnitPlace, words: string[]): TestSuite {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  return {
    step: {
      name,
      command: [
        'vitest',
        'run',
        ...['--config', config],
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
        ...words,
      ],
      advice: 'Repeat one file with `pnpm unit <part of its path>`.',
    },
    report,
    read: readUnitReport,
  };
}

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

/**
 * What two runs say together: `again` ran the failed files of `first` once more. A failed test is flaky when its whole
 * file passed this time; otherwise what failed the second time counts.
 */
function judgeRepeat(first: TestReport, again: TestReport | undefined): TestReport {
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

const fileSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string(),
  startTime: z.number(),
  endTime: z.number(),
  assertionResults: z.array(
    z.object({
      status: z.string(),
      fullName: z.string(),
      failureMessages: z.nullish(z.array(z.string())),
    }),
  ),
});
const reportSchema = z.object({ testResults: z.array(fileSchema) });

/** The JSON report of vitest. A file that failed without a failed test (its import, its `beforeAll`) is one failure. */
function readUnitReport(path: string): TestReport | undefined {
  const report = parseReport(path, reportSchema);
  return (
    report && {
      passedCount: report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status === 'passed').length,
      failed: report.testResults.flatMap(failedIn),
      flaky: [],
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        file: fromRoot(name),
        durationMs: endTime - startTime,
      })),
    }
  );
}

function failedIn({ name, status, message, assertionResults }: z.infer<typeof fileSchema>) {
  const file = fromRoot(name);
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: fullName,
      file,
      seen: inOneLine(failureMessages?.[0]),
    }));
  if (failed.length > 0 || status !== 'failed') return failed;
  return [{ title: 'the file as a whole', file, seen: inOneLine(message) }];
}
