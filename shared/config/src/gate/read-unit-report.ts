import * as z from 'zod/mini';
import { inOneLine, fromRoot, parseReport } from './parse-report.ts';
import type { TestReport } from './test-report.ts';

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
export function readUnitReport(path: string): TestReport | undefined {
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
