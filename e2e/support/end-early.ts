import { failuresUntilEnd } from '@dana/config/gate/verdict';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/**
 * Ends a run that has failed anyway, as Ctrl-C does. Playwright's own `maxFailures` counts a test only when its second
 * run has failed too, and second runs come last: a broken shop would be waited for by every test.
 */
export default class EndEarly implements Reporter {
  private failuresCount = 0;

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.retry > 0 || result.status === 'skipped' || result.status === test.expectedStatus) return;
    this.failuresCount += 1;
    if (this.failuresCount !== failuresUntilEnd) return;
    console.log(`${failuresUntilEnd} tests have failed: the rest is not run.`);
    process.kill(process.pid, 'SIGINT');
  }
}
