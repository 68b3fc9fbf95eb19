/** More flaky tests than this fail a run of CI: then something is wrong that is no single test's. */
export const flakyAllowed = 3;

/**
 * After so many failures the rest is not run: the run has failed, whatever their second runs would say. It is more than
 * `flakyAllowed`, so that one run names most of what a change broke.
 */
export const failuresUntilEnd = 10;
