import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { failuresUntilEnd } from './flaky-limits.ts';
import { readUnitReport } from './read-unit-report.ts';
import type { FailedTest } from './test-report.ts';
import type { TestSuite } from './test-suite.ts';

/** A configuration of vitest and the folder for its reports. Absolute paths. */
export type UnitPlace = { config: string; reports: string };

const everyUnitTest: UnitPlace = {
  config: join(workspaceRoot, 'shared/config/src/vitest.root.ts'),
  reports: join(workspaceRoot, '.cache'),
};

/** All unit tests. In CI a run that has failed anyway ends early. */
export const unitTests = ({ isCi = false, place = everyUnitTest } = {}): TestSuite =>
  suite('unit tests', place, isCi ? [`--bail=${failuresUntilEnd}`] : []);

/**
 * The files of failed tests once more, one after the other with nothing beside them. Whole files: a test that fails
 * because of the one before it would always pass by itself.
 */
export const unitTestsAgain = (failed: FailedTest[], place = everyUnitTest): TestSuite =>
  suite('unit tests again', place, [
    '--no-file-parallelism',
    ...new Set(failed.map(({ file }) => join(workspaceRoot, file))),
  ]);

function suite(name: string, { config, reports }: UnitPlace, words: string[]): TestSuite {
  const report = join(reports, `${name.replaceAll(' ', '-')}.json`);
  return {
    step: {
      name,
      command: [
        'vitest',
        'run',
        ...['--config', config],
        ...['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
        ...words,
      ],
      advice: 'Repeat one file with `pnpm unit <part of its path>`.',
    },
    report,
    read: readUnitReport,
  };
}
