import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import {
  type TestSuite,
  inOneLine,
  fromRoot,
  parseReport,
  type FailedTest,
  type TestReport,
} from './test-suite.ts';
import * as z from 'zod/mini';

/** A configuration of Playwright and the folder for its report. Absolute paths. */
export type BrowserPlace = { config: string; reports: string };

const everyJourney: BrowserPlace = {
  config: join(workspaceRoot, 'e2e/playwright.config.ts'),
  reports: join(workspaceRoot, '.cache'),
};
const endEarly = join(workspaceRoot, 'e2e/support/end-early.ts');

/**
 * All journeys. In CI a failed one is run once more, alone after the others (`retryStrategy` of the configuration);
 * the trace of its first failure is kept, and a run that has failed anyway ends early.
 */
export function browserTests({ isCi = false, place = everyJourney } = {}): TestSuite {
  const report = join(place.reports, 'browser-tests.json');
  return {
    step: {
      name: 'browser tests',
      command: [
        'shared/config/src/commands/e2e.ts',
        ...['--config', place.config],
        ...(isCi ? ['--retries=1', `--reporter=list,json,${endEarly}`] : ['--reporter=list,json']),
      ],
      advice:
        'Repeat one with `pnpm e2e -g "<part of its title>" --trace on`; its trace is then under test-results.',
      isLive: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isCi && { E2E_KEEP_TRACES: '1' }) },
    },
    report,
    read: readBrowserReport,
  };
}

const resultSchema = z.object({
  status: z.optional(z.string()),
  duration: z.number(),
  errors: z.array(z.object({ message: z.optional(z.string()) })),
  attachments: z.array(z.object({ name: z.string(), path: z.optional(z.string()) })),
});
const testSchema = z.object({
  projectName: z.string(),
  status: z.enum(['skipped', 'expected', 'unexpected', 'flaky']),
  results: z.array(resultSchema),
});
const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), file: z.string(), tests: z.array(testSchema) })),
  get suites() {
    return z.optional(z.array(suiteSchema));
  },
});
const reportSchema = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suiteSchema),
});

type Run = FailedTest & { status: z.infer<typeof testSchema>['status']; durationMs: number };

/** The JSON report of Playwright. A retried test is `flaky` when it passed in the end, and failed otherwise. */
function readBrowserReport(path: string): TestReport | undefined {
  const report = parseReport(path, reportSchema);
  if (!report) return undefined;
  // The outermost suites are the files themselves.
  const runs = report.suites.flatMap((file) => runsOf(file, [], report.config.rootDir));
  const durations = new Map<string, number>();
  for (const { file, durationMs } of runs) durations.set(file, (durations.get(file) ?? 0) + durationMs);
  const named = (status: Run['status']): FailedTest[] =>
    runs
      .filter((run) => run.status === status)
      .map(({ title, file, seen, trace }) => ({ title, file, seen, ...(trace && { trace }) }));
  return {
    passedCount: runs.filter(({ status }) => status === 'expected').length,
    failed: named('unexpected'),
    flaky: named('flaky'),
    files: [...durations].map(([file, durationMs]) => ({ file, durationMs })),
  };
}

function runsOf(suite: z.infer<typeof suiteSchema>, titles: string[], rootDir: string): Run[] {
  const own = suite.specs.flatMap(({ title, file, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const failure = results.find(({ errors }) => errors.length > 0);
      const trace = failure?.attachments.find(({ name }) => name === 'trace')?.path;
      return {
        title: `[${projectName}] ${[...titles, title].join(' › ')}`,
        file: fromRoot(join(rootDir, file)),
        seen: inOneLine(failure?.errors[0]?.message),
        ...(trace && { trace: fromRoot(trace) }),
        status,
        durationMs: results.reduce((sum, { duration }) => sum + duration, 0),
      };
    }),
  );
  const inner = (suite.suites ?? []).flatMap((child) => runsOf(child, [...titles, child.title], rootDir));
  return [...own, ...inner];
}
