import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSharedImports, sharedExports } from '../imports/check-shared-imports.ts';
import { sourceFiles } from '../source-files.ts';
import { deployables, folderOf, workspaceRoot } from '../workspace.ts';

/* What remotes take of the shell's singletons must be what the shell gives; federation itself would not notice. */

const list = readFileSync(join(workspaceRoot, 'shell/src/loading/federation/shared-modules.ts'), 'utf8');
// The heavy parts of ui are bundled by remotes, so they stand under the same rule.
const heavyParts = readdirSync(join(workspaceRoot, 'shared/ui/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'primitives')
  .map((entry) => join(workspaceRoot, 'shared/ui/src', entry.name));
const remotes = deployables.filter((name) => name !== 'shell').map((name) => join(folderOf(name), 'src'));

const problems = checkSharedImports([...remotes, ...heavyParts].flatMap(sourceFiles), sharedExports(list));
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
