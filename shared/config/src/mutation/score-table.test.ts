import { expect, it } from 'vitest';
import { percentOf, scoreOf, scoreTable } from './score-table.ts';

const statuses = (...list: Parameters<typeof scoreOf>[0][number]['status'][]) =>
  scoreOf(list.map((status) => ({ status })));

it('counts a change that a test noticed, or that made it run without end, as killed', () => {
  expect(statuses('Killed', 'Timeout', 'Survived', 'NoCoverage', 'NoCoverage')).toEqual({
    killed: 2,
    survived: 1,
    noCoverage: 2,
  });
});

it('leaves out what no test could have judged', () => {
  expect(statuses('CompileError', 'RuntimeError', 'Ignored')).toEqual({
    killed: 0,
    survived: 0,
    noCoverage: 0,
  });
});

it('is the share of the changes that were noticed', () => {
  expect(percentOf({ killed: 9, survived: 0, noCoverage: 1 })).toBe(90);
  expect(percentOf({ killed: 0, survived: 2, noCoverage: 0 })).toBe(0);
  expect(percentOf({ killed: 0, survived: 0, noCoverage: 0 })).toBe(100);
});

it('marks a group that is below the limit, and sums up', () => {
  const groups = new Map([
    ['money', { killed: 90, survived: 10, noCoverage: 0 }],
    ['gate', { killed: 7, survived: 2, noCoverage: 1 }],
  ]);
  expect(scoreTable(groups, 90)).toEqual([
    '| Rules | Score | Killed | Survived | No coverage |',
    '|---|--:|--:|--:|--:|',
    '| money | 90.0 % | 90 | 10 | 0 |',
    '| gate | 70.0 % ✗ below 90 | 7 | 2 | 1 |',
    '| in all | 88.2 % ✗ below 90 | 97 | 12 | 1 |',
  ]);
});
