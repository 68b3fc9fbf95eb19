import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFigures, wholeEnvironment, figuresTable, tooLate } from '../chaos/figures.ts';
import { runStep, type Step } from '../gate/run-steps.ts';

/*
 * `pnpm bench chaos`: everything that `npm test` breaks for seconds, broken for as long as on an operator's bad day, against
 * real processes and a real PostgreSQL server. One table at the end; a failure that was not recovered from as promised
 * fails it. Nothing else should run beside it.
 */

const folder = mkdtempSync(join(tmpdir(), 'dana-chaos-'));
const file = join(folder, 'figures.jsonl');
const env = wholeEnvironment(file);
const vitest = ['vitest', 'run', '--config', 'shared/config/src/vitest.root.ts'] as const;
const servers = [
  'process/lost-connections',
  'process/kill-',
  'store-failures',
  'renderer-failures',
  'edge/src/stop',
];
const shop = ['chaos', 'outages/server-killed', '--project=releases', '--project=en', '--workers=1'];

const steps: Step[] = [
  { name: 'build', advice: '', command: ['shared/config/src/commands/build.ts'] },
  { name: 'servers', advice: '', command: [...vitest, ...servers], env },
  { name: 'shop', advice: '', command: ['shared/config/src/commands/e2e.ts', ...shop], env },
];
const failed: string[] = [];
for (const step of steps) {
  const { isGood } = await runStep(step, (text) => process.stdout.write(text)).result;
  if (!isGood) failed.push(step.name);
}

const figures = readFigures(file);
rmSync(folder, { recursive: true });
console.log(`\n${figuresTable(figures)}\n`);
const late = tooLate(figures);
if (late.length > 0) console.log(`Longer than five seconds: ${late.join('; ')}.`);
if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}. Each says above what went wrong.`);
process.exit(failed.length + late.length > 0 ? 1 : 0);
