import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { workspaceRoot } from '../workspace.ts';

/** Patterns of files, from the workspace's folder; one that begins with `!` takes files out. */
export type RuleGroup = { rules: string[]; tests: string[] };

/** The report of the last run of a group, for reading one change after the other. */
export const reportOf = (name: string): string => `.cache/mutation/${name}.html`;

/**
 * Changes the rules of a group, one spot at a time, in a copy of the workspace, and runs for each change the group's tests
 * that reach it. Prints its progress and every change that no test noticed. `workers`: test processes at once.
 * Errors: rejects when the tests fail already without a change.
 */
export async function mutateGroup(name: string, group: RuleGroup, workers: number): Promise<MutantResult[]> {
  const { isTTY } = process.stdout;
  // The test processes inherit it: vitest.mutation.ts takes the group's tests by it.
  process.env.MUTATED_GROUP = name;
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: {
      configFile: join(workspaceRoot, 'shared/config/src/mutation/vitest.mutation.ts'),
      related: false,
    },
    mutate: [...group.rules, '!**/*.test.ts'],
    coverageAnalysis: 'perTest',
    concurrency: workers,
    // A loop without end is found by counting; this is for tests that wait, and must not end those of a busy machine.
    timeoutMS: 15_000,
    ignorePatterns: ['**/dist', '.data*', '.cache', '.tsc', 'shots', 'test-results', 'docs'],
    reporters: [isTTY ? 'progress' : 'progress-append-only', 'clear-text', 'html'],
    htmlReporter: { fileName: reportOf(name) },
    clearTextReporter: { allowColor: isTTY, logTests: false, reportTests: false, reportScoreTable: false },
    tempDirName: '.cache/stryker',
    // The command judges by group.
    thresholds: { high: 95, low: 90, break: null },
  });
  return stryker.runMutationTest();
}
