import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { StepResult } from './step.ts';
import type { TestReport } from './test-report.ts';
import type { TestSuite } from './test-suite.ts';

export type SuiteResult = { result: StepResult; report: TestReport | undefined };

/** Runs a suite and reads its report. One of an earlier run does not speak for this one. */
export async function runSuite(
  { step, report, read }: TestSuite,
  run: (step: TestSuite['step']) => Promise<StepResult>,
): Promise<SuiteResult> {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const result = await run(step);
  return { result, report: read(report) };
}
