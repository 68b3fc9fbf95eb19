import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const bench = join(import.meta.dirname, 'canary-decisions.ts');

/** Judges a few canaries. @param watch – as `RELEASE_WATCH`. */
const judge = (watch: object) =>
  new Promise<{ exitCode: number; said: string }>((done) => {
    const env = { ...process.env, RELEASE_WATCH: JSON.stringify(watch) };
    execFile(process.execPath, [bench, '--canaries', '6'], { env }, (error, stdout, stderr) =>
      done({ exitCode: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

it('ends well while canaries that are no worse stay, and badly when more than 1 % of them are ended', async () => {
  const [well, badly] = await Promise.all([judge({}), judge({ wrongAborts: 0.4 })]);
  expect([well.exitCode, badly.exitCode], well.said).toEqual([0, 1]);
  expect(well.said).toContain('| 0.5 % | equal |');
  expect(badly.said).toMatch(/were ended wrongly: .* %, at most 1\.0 %/);
}, 120_000);
