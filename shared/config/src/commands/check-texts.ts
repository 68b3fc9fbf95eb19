import { join } from 'node:path';
import { bundledSources } from '../bundled-sources.ts';
import { type SourceFile, sourceFiles } from '../source-files.ts';
import { checkUsage, compareBundles, readBundle } from '../texts/locale-bundle.ts';
import { deployables, ownPages, workspaceRoot } from '../workspace.ts';

/* Every text in both languages, in all its plural forms, and shown somewhere. */

const contracts = sourceFiles(join(workspaceRoot, 'shared/contracts/src'));
let problemCount = 0;
for (const deployable of [...deployables, ...ownPages]) {
  const en = readBundle(deployable, 'en');
  const ar = readBundle(deployable, 'ar');
  const problems =
    en && ar
      ? [...compareBundles(en, ar), ...checkUsage(en, sourcesOf(deployable), contracts)]
      : ['src/locales/en.json or ar.json is missing'];
  problemCount += problems.length;
  for (const problem of problems) console.log(`${deployable}: ${problem}`);
}

function sourcesOf(deployable: string): SourceFile[] {
  const own = bundledSources(deployable);
  // What the shell hands out to remotes speaks with the shell's texts.
  return deployable === 'shell' ? [...own, ...sourceFiles(join(workspaceRoot, 'shared/runtime/src'))] : own;
}
process.exit(problemCount > 0 ? 1 : 0);
