import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countBrowserTests, countUnitTests } from './test-counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'dana-counts-'));

function report(content: string): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, content);
  return file;
}

it('counts what passed and what failed in both kinds of suites', () => {
  const unit = report('{"numPassedTests":7,"numFailedTests":2,"numFailedTestSuites":1}');
  expect(countUnitTests(unit)).toEqual({ passed: 7, failed: 2 });
  const browser = report('{"stats":{"expected":5,"unexpected":1,"flaky":1}}');
  expect(countBrowserTests(browser)).toEqual({ passed: 5, failed: 2 });
});

it('counts a test file that could not even start as a failure', () => {
  const unit = report('{"numPassedTests":7,"numFailedTests":0,"numFailedTestSuites":1}');
  expect(countUnitTests(unit)).toEqual({ passed: 7, failed: 1 });
});

it('knows no counts where a run broke off', () => {
  expect(countUnitTests(report('{"numPass'))).toBeUndefined();
  expect(countBrowserTests(join(folder, 'not-there.json'))).toBeUndefined();
});
