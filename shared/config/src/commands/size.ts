import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { budgetsFrom, compareBudgets } from '../size/compare-budgets.ts';
import { firstLoadGoalKb, firstLoads, measureDeployable, type Sizes } from '../size/measure-deployable.ts';
import { deployables, folderOf } from '../workspace.ts';

/*
 * `pnpm size`: the last build against the budgets in each package.json. `pnpm size --write mf-content` gives new
 * parts of the named deployables theirs; one that is too small is raised by hand, in its package.json.
 */

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

const { values, positionals: names } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = names.find((name) => !(name in sizes));
if (unknown !== undefined) {
  console.log(`There is no deployable ${unknown}. There are ${Object.keys(sizes).join(', ')}.`);
  process.exit(1);
}
if (values.write && names.length === 0) {
  console.log(`Whose budgets? Name the deployables that you mean, of ${Object.keys(sizes).join(', ')}.`);
  process.exit(2);
}
const shown = Object.entries(sizes).filter(([name]) => names.length === 0 || names.includes(name));
let problemCount = 0;
for (const [deployable, parts] of shown) {
  const file = join(folderOf(deployable), 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as { size?: Sizes };
  if (values.write) {
    description.size = budgetsFrom(parts, description.size);
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
