import type { Step } from './step.ts';
import type { TestReport } from './test-report.ts';

/** A step that runs tests and leaves a report of them. */
export type TestSuite = {
  step: Step;
  /** Absolute path of the report that the step writes. */
  report: string;
  /** Reads it; undefined where the run ended before it was written. */
  read: (path: string) => TestReport | undefined;
};
