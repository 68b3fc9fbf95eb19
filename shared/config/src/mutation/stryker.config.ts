/*
 * Changes the rules of one group of mutated-rules.json (MUTATED_GROUP), one spot at a time, in a copy of the workspace, and runs
 * for each change the group's tests that reach it. Ends badly where tests notice less than 90 % of the changes.
 */
import { join } from 'node:path';
import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import mutatedRules from './mutated-rules.json' with { type: 'json' };

const group = process.env.MUTATED_GROUP as keyof typeof mutatedRules;
const allowColor = Boolean(process.stdout.isTTY);

export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: join(import.meta.dirname, 'vitest.mutation.ts'), related: false },
  mutate: [...mutatedRules[group].rules, '!**/*.test.ts'],
  coverageAnalysis: 'perTest',
  // A loop without end is found by counting; this is for tests that wait, and must not end those of a busy machine.
  timeoutMS: 15_000,
  ignorePatterns: ['**/dist', '.data*', '.cache', '.tsc', 'shots', 'test-results', 'docs'],
  reporters: [allowColor ? 'progress' : 'progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: `.cache/mutation/${group}.html` },
  clearTextReporter: { allowColor, logTests: false, reportTests: false },
  tempDirName: '.cache/stryker',
  thresholds: { high: 95, low: 90, break: 90 },
} satisfies PartialStrykerOptions;
