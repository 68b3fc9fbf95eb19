import type { MutantResult } from '@stryker-mutator/api/core';

/** How the changes of one group of rules ended. A change that made a test run without end counts as killed. */
export type Score = { killed: number; survived: number; noCoverage: number };

/** Changes that no test could have judged (they do not compile, or were left out) count nowhere. */
export function scoreOf(results: readonly Pick<MutantResult, 'status'>[]): Score {
  const count = (...statuses: MutantResult['status'][]) =>
    results.filter(({ status }) => statuses.includes(status)).length;
  return {
    killed: count('Killed', 'Timeout'),
    survived: count('Survived'),
    noCoverage: count('NoCoverage'),
  };
}

/** Share of the changes that a test noticed. Unit: per cent; 100 where there was nothing to change. */
export function percentOf({ killed, survived, noCoverage }: Score): number {
  const all = killed + survived + noCoverage;
  return all === 0 ? 100 : (100 * killed) / all;
}

/** One line for each group, and one for all. A group below `least` per cent is marked. */
export function scoreTable(groups: ReadonlyMap<string, Score>, least: number): string[] {
  const total: Score = { killed: 0, survived: 0, noCoverage: 0 };
  for (const { killed, survived, noCoverage } of groups.values()) {
    total.killed += killed;
    total.survived += survived;
    total.noCoverage += noCoverage;
  }
  const row = (name: string, score: Score) => {
    const percent = percentOf(score);
    const mark = percent < least ? ` ✗ below ${least}` : '';
    return `| ${name} | ${percent.toFixed(1)} %${mark} | ${score.killed} | ${score.survived} | ${score.noCoverage} |`;
  };
  return [
    '| Rules | Score | Killed | Survived | No coverage |',
    '|---|--:|--:|--:|--:|',
    ...[...groups].map(([name, score]) => row(name, score)),
    row('in all', total),
  ];
}
