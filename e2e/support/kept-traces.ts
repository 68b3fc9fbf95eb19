import type { PlaywrightTestConfig } from '@playwright/test';

const keepsTraces = process.env.E2E_KEEP_TRACES === '1';

/**
 * CI keeps the trace of a failure, since a flaky test cannot be asked for a second one. Pictures of every step would make
 * the suites nearly half as long again (without them it is 12 %): ask for these with `--trace on`.
 */
export const keptTraces: NonNullable<PlaywrightTestConfig['use']> = keepsTraces
  ? {
      trace: { mode: 'retain-on-first-failure', screenshots: false, sources: false },
      screenshot: 'on-first-failure',
    }
  : { trace: 'off', screenshot: 'off' };
