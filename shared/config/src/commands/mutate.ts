import { parseArgs } from 'node:util';
import { mutateGroup, type RuleGroup, reportOf } from '../mutation/mutate-group.ts';
import mutatedRules from '../mutation/mutated-rules.json' with { type: 'json' };
import { percentOf, type Score, scoreOf, scoreTable } from '../mutation/score-table.ts';
import { workspaceRoot } from '../workspace.ts';

/*
 * `pnpm bench mutation [group …] [--workers 2]`: would tests notice a changed rule? Changes the rules that money and releases hang
 * on (mutated-rules.json), one spot at a time, and counts the changes that a test catches (docs/testing.md).
 */

const least = 90;
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '2' } },
});
const groups = new Map<string, RuleGroup>(Object.entries(mutatedRules));
const unknown = positionals.filter((name) => !groups.has(name));
if (unknown.length > 0) {
  console.log(`There is no group ${unknown.join(', ')}. Groups: ${[...groups.keys()].join(', ')}.`);
  process.exit(1);
}

process.chdir(workspaceRoot);
const scores = new Map<string, Score>();
for (const [name, group] of groups) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name}: ${group.rules.join(', ')}`);
  scores.set(name, scoreOf(await mutateGroup(name, group, Number(values.workers))));
  console.log(`Every change, to look at: ${reportOf(name)}`);
}
console.log(`\n${scoreTable(scores, least).join('\n')}`);
process.exit([...scores.values()].every((score) => percentOf(score) >= least) ? 0 : 1);
