import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { readBrowserReport } from './read-browser-report.ts';
import type { TestSuite } from './test-suite.ts';

/** A configuration of Playwright and the folder for its report. Absolute paths. */
export type BrowserPlace = { config: string; reports: string };

const everyJourney: BrowserPlace = {
  config: join(workspaceRoot, 'e2e/playwright.config.ts'),
  reports: join(workspaceRoot, '.cache'),
};
const endEarly = join(workspaceRoot, 'e2e/support/end-early.ts');

/**
 * All journeys. In CI a failed one is run once more, alone after the others (`retryStrategy` of the configuration);
 * the trace of its first failure is kept, and a run that has failed anyway ends early.
 */
export function browserTests({ isCi = false, place = everyJourney } = {}): TestSuite {
  const report = join(place.reports, 'browser-tests.json');
  return {
    step: {
      name: 'browser tests',
      command: [
        'shared/config/src/commands/e2e.ts',
        ...['--config', place.config],
        ...(isCi ? ['--retries=1', `--reporter=list,json,${endEarly}`] : ['--reporter=list,json']),
      ],
      advice:
        'Repeat one with `pnpm e2e -g "<part of its title>" --trace on`; its trace is then under test-results.',
      isLive: true,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isCi && { E2E_KEEP_TRACES: '1' }) },
    },
    report,
    read: readBrowserReport,
  };
}
