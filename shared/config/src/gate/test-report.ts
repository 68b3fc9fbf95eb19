/** A test that failed at least once, as people look for it. */
export type FailedTest = {
  /** Full name; a browser test begins with its project: `[ar] guest buys › …`. */
  title: string;
  /** Path from the workspace's root. */
  file: string;
  /** What was seen, in one line. */
  seen: string;
  /** The recording of the failure, where there is one: path from the workspace's root. */
  trace?: string;
};

/** What a run of either kind of suite reported. */
export type TestReport = {
  passedCount: number;
  failed: FailedTest[];
  /** Failed at first, passed when run once more. */
  flaky: FailedTest[];
  /** How long the tests of each file took, all languages together. Unit: milliseconds. */
  files: { file: string; durationMs: number }[];
};
