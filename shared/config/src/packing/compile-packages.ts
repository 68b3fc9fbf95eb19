import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { compileSources } from './compile-sources.ts';
import type { PackedPackage } from './packed-packages.ts';
import { reachedFiles } from './reached-files.ts';

/**
 * Compiles what packages give, and all that they reach, to JavaScript and types, in the same folders as the sources: `x.ts`
 * becomes `x.js` and `x.d.ts`.
 * Errors: throws with what the compiler says.
 */
export const compilePackages = (packages: readonly PackedPackage[], target: string): Promise<void> =>
  compileSources(
    [
      join(workspaceRoot, 'shared/ui/src/css-modules.d.ts'),
      ...packages.flatMap((one) => [...reachedFiles(one)]),
    ],
    target,
  );
