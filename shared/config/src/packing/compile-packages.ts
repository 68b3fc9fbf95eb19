import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../workspace.ts';
import type { PackedPackage } from './packed-packages.ts';
import { reachedFiles } from './reached-files.ts';

const run = promisify(execFile);

/**
 * Compiles what packages give, and all that they reach, to JavaScript and types, in the same folders as the sources: `x.ts`
 * becomes `x.js` and `x.d.ts`. Types were checked where they stand.
 * Errors: throws with what the compiler says.
 */
export async function compilePackages(packages: readonly PackedPackage[], target: string): Promise<void> {
  const config = {
    extends: join(workspaceRoot, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      incremental: false,
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: true,
      noCheck: true,
      rootDir: workspaceRoot,
      outDir: target,
      types: ['node'],
      typeRoots: [join(workspaceRoot, 'shared/config/node_modules/@types')],
    },
    files: [
      join(workspaceRoot, 'shared/ui/src/css-modules.d.ts'),
      ...packages.flatMap((one) => [...reachedFiles(one)]),
    ],
  };
  await mkdir(target, { recursive: true });
  const file = join(target, 'tsconfig.json');
  await writeFile(file, JSON.stringify(config));
  const compiler = join(workspaceRoot, 'node_modules/.bin/tsc');
  await run(compiler, ['-p', file]).catch((error: { stdout?: string }) => {
    throw new Error(`The packages could not be compiled.\n${error.stdout ?? ''}`, { cause: error });
  });
}
