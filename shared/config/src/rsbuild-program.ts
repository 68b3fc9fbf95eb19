import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The builder's command line, as the deployable in this folder has it installed: a script for Node. */
export function rsbuildProgram(folder: string): string {
  const require = createRequire(join(folder, 'package.json'));
  return join(require.resolve('@rsbuild/core/package.json'), '../bin/rsbuild.js');
}
