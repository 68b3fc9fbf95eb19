import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What one failure came to. */
export type Figures = {
  failure: string;
  /** Answers meanwhile, in words: "61 × 503, 61 × 404". */
  meanwhile: string;
  /** From the end of each cause until the shop was whole again. Unit: milliseconds. */
  recoveredMs: readonly number[];
};

/** The file in which the suites of `pnpm bench chaos` leave their figures; none in `npm test`. */
const fileVariable = 'CHAOS_FIGURES';

/** Leaves figures for the table of `pnpm bench chaos`; in `npm test` nobody reads them. */
export function noteFigures(figures: Figures): void {
  const file = process.env[fileVariable];
  if (file) appendFileSync(file, `${JSON.stringify(figures)}\n`);
}

/** The environment in which suites run whole failures and leave figures in a file. */
export const wholeEnvironment = (file: string) => ({ CHAOS: 'whole', [fileVariable]: file });

export function readFigures(file: string): Figures[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Figures);
}

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
