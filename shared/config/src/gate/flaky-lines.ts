import { flakyAllowed } from './flaky-limits.ts';
import type { FailedTest } from './test-report.ts';

const inCell = (text: string): string => text.replaceAll('|', '\\|');

/** Names flaky tests, each with the row that e2e/FLAKY.md is to have of it. */
export function flakyLines(flaky: FailedTest[], today = new Date()): string[] {
  if (flaky.length === 0) return [];
  const date = today.toISOString().slice(0, 10);
  return [
    '',
    `Flaky: ${flaky.length} failed, and passed when run once more, alone. Find the cause of each before other work:`,
    '`pnpm e2e --repeat "<title>" 50` runs a browser test under load. Its row in e2e/FLAKY.md:',
    ...flaky.flatMap(({ file, title, seen, trace }) => [
      `| ${inCell(`${file} › ${title}`)} | ${date} | ${inCell(seen)} | ? | ? |`,
      ...(trace ? [`  its trace: ${trace}`] : []),
    ]),
    ...(flaky.length > flakyAllowed
      ? [`More than ${flakyAllowed} flaky tests fail the run: the cause is no single test's.`]
      : []),
    '',
  ];
}
