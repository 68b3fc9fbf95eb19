import type { PlaywrightTestConfig } from '@playwright/test';

const keepsTraces = process.env.E2E_KEEP_TRACES === '1';

/**
 * CI keeps the trace of a failure, since a flaky test cannot be asked for a second one: what was done, the console, the network,
 * and a picture of the end. Pictures and documents of every step make the suites a third longer: ask for these with `--trace on`.
 */
export const keptTraces: NonNullable<PlaywrightTestConfig['use']> = keepsTraces
  ? {
      trace: { mode: 'retain-on-first-failure', screenshots: false, snapshots: false, sources: false },
      screenshot: 'on-first-failure',
    }
  : { trace: 'off', screenshot: 'off' };
