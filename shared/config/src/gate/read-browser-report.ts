import { join } from 'node:path';
import * as z from 'zod/mini';
import { inOneLine, fromRoot, parseReport } from './parse-report.ts';
import type { FailedTest, TestReport } from './test-report.ts';

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
export function readBrowserReport(path: string): TestReport | undefined {
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
