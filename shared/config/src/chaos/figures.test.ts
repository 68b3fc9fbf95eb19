import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { noteFigures, readFigures, wholeEnvironment, figuresTable, tooLate } from './figures.ts';

const quick = { failure: 'API killed', meanwhile: '12 × 503', recoveredMs: [900] };
const slow = { failure: 'database restarted', meanwhile: '3 × 503', recoveredMs: [1_200, 5_400] };

it('collects the figures of all suites into one table, the worst of each failure, and names what took too long', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dana-figures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'figures.jsonl');
  expect(readFigures(file)).toEqual([]);
  for (const [name, value] of Object.entries(wholeEnvironment(file))) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  noteFigures(quick);
  noteFigures(slow);
  expect(readFigures(file)).toEqual([quick, slow]);
  expect(figuresTable(readFigures(file)).split('\n').slice(2)).toEqual([
    '| API killed | 12 × 503 | 0.9 s |',
    '| database restarted | 3 × 503 | 5.4 s at most, of 2 |',
  ]);
  expect(tooLate(readFigures(file))).toEqual(['database restarted']);
});
