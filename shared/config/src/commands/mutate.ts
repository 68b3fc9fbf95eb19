import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import mutatedRules from '../mutation/mutated-rules.json' with { type: 'json' };
import { workspaceRoot } from '../workspace.ts';

/*
 * `pnpm bench mutation [group …] [--workers 2]`: would tests notice a changed rule? Runs Stryker over the rules that money and
 * releases hang on, group by group; a report of each is in .cache/mutation (docs/testing.md).
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '2' } },
});
const groups = Object.keys(mutatedRules);
const unknown = positionals.filter((name) => !groups.includes(name));
if (unknown.length > 0) {
  console.log(`There is no group ${unknown.join(', ')}. Groups: ${groups.join(', ')}.`);
  process.exit(1);
}

const stryker = join(workspaceRoot, 'shared/config/node_modules/@stryker-mutator/core/bin/stryker.js');
const config = 'shared/config/src/mutation/stryker.config.ts';
const failed = (positionals.length > 0 ? positionals : groups).filter((name) => {
  console.log(`\n${name}`);
  return (
    spawnSync(process.execPath, [stryker, 'run', config, '--concurrency', values.workers], {
      cwd: workspaceRoot,
      stdio: 'inherit',
      env: { ...process.env, MUTATED_GROUP: name },
    }).status !== 0
  );
});
if (failed.length > 0) console.log(`\nBelow the limit, or broken off: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
