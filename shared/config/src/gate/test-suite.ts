import type { Step, StepResult } from './run-steps.ts';
import { mkdirSync, rmSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type * as z from 'zod/mini';
import { workspaceRoot } from '../workspace.ts';

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

/** A step that runs tests and leaves a report of them. */
export type TestSuite = {
  step: Step;
  /** Absolute path of the report that the step writes. */
  report: string;
  /** Reads it; undefined where the run ended before it was written. */
  read: (path: string) => TestReport | undefined;
};

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

/** A report that a runner wrote; undefined where the run ended before it could write one. */
export function parseReport<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): z.infer<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** An error in one line for a row of a table: its headline, and of a comparison the first thing that was received. */
export function inOneLine(message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const received = lines.find((line) => /^(\+ {2,}\S|Received)/.test(line));
  const line = [lines[0], received?.replace(/^\+\s*/, '')].filter(Boolean).join(' · ');
  return line.slice(0, 240).trim() || 'no message';
}

/** A path as people write it: from the workspace's root. */
export const fromRoot = (path: string): string => relative(workspaceRoot, path);
