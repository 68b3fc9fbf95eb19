import type { Figures } from './figures.ts';

/** What is promised: the whole page is back so long after a cause has ended. Unit: milliseconds. */
const promisedMs = 5_000;

/** The figures as a Markdown table. */
export function figuresTable(figures: readonly Figures[]): string {
  const rows = figures.map(({ failure, meanwhile, recoveredMs }) => {
    const worst = `${seconds(Math.max(...recoveredMs))} s`;
    const times = recoveredMs.length > 1 ? `${worst} at most, of ${recoveredMs.length}` : worst;
    return `| ${failure} | ${meanwhile} | ${times} |`;
  });
  return ['| Failure | Answers meanwhile | Whole again after |', '|---|---|--:|', ...rows].join('\n');
}

/** The failures that the shop took longer to recover from than promised. */
export const tooLate = (figures: readonly Figures[]): string[] =>
  figures.filter(({ recoveredMs }) => Math.max(...recoveredMs) > promisedMs).map(({ failure }) => failure);

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
