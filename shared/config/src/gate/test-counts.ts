import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export type TestCounts = { passed: number; failed: number };

const vitestSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
});
const playwrightSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
});

/** What a run of vitest counted; a file that could not be run is one failure. */
export function countUnitTests(reportFile: string): TestCounts | undefined {
  const report = readReport(reportFile, vitestSchema);
  if (!report) return undefined;
  const brokenFiles = report.numFailedTests === 0 ? report.numFailedTestSuites : 0;
  return { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles };
}

/** What a run of Playwright counted; a test that only passed when repeated is a failure. */
export function countBrowserTests(reportFile: string): TestCounts | undefined {
  const stats = readReport(reportFile, playwrightSchema)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Undefined where a run ended before it could count. */
function readReport<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
