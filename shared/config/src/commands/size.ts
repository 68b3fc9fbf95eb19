import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetsFrom, compareBudgets } from '../size/compare-budgets.ts';
import { firstLoadGoalKb, firstLoads } from '../size/first-loads.ts';
import { measureDeployable, type Sizes } from '../size/measure-deployable.ts';
import { deployables, folderOf } from '../workspace.ts';

/* `pnpm size`: the last build against the budgets in each package.json. `--write` sets budgets from what is there. */

const sizes: Record<string, Sizes> = {};
for (const deployable of deployables) {
  try {
    sizes[deployable] = measureDeployable(deployable);
  } catch (error) {
    console.log(`${deployable} has no build that could be measured; run \`pnpm build\`. (${String(error)})`);
    process.exit(1);
  }
}
// What a first visit loads is the shell's budget: it brings the larger part.
sizes.shell = { ...sizes.shell, ...firstLoads(sizes) };

const isWriting = process.argv.includes('--write');
let problemCount = 0;
for (const [deployable, parts] of Object.entries(sizes)) {
  const file = join(folderOf(deployable), 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as { size?: Sizes };
  if (isWriting) {
    description.size = budgetsFrom(parts);
    writeFileSync(file, `${JSON.stringify(description, null, 2)}\n`);
  }
  for (const { part, kb, budgetKb, problem } of compareBudgets(parts, description.size ?? {})) {
    const budget = budgetKb === undefined ? '' : ` of ${budgetKb.toFixed(1)}`;
    console.log(
      `${deployable.padEnd(17)} ${part.padEnd(28)} ${kb.toFixed(1).padStart(6)}${budget} KB${problem ? `  ✗ ${problem}` : ''}`,
    );
    if (problem) problemCount += 1;
  }
}
for (const [part, kb] of Object.entries(firstLoads(sizes))) {
  const distance = kb - firstLoadGoalKb;
  if (distance > 0)
    console.log(`The goal for the ${part} is ${firstLoadGoalKb} KB: ${distance.toFixed(1)} KB to go.`);
}
process.exit(problemCount > 0 ? 1 : 0);
