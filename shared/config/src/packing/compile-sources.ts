import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '../workspace.ts';

const run = promisify(execFile);

/**
 * Compiles sources to JavaScript, and to types unless `declaration` is false, in the same folders as they stand in. Types
 * were checked where they stand. Leaves a `tsconfig.json` in `target`.
 * @param files – absolute paths.
 * Errors: throws with what the compiler says.
 */
export async function compileSources(
  files: readonly string[],
  target: string,
  { declaration = true } = {},
): Promise<void> {
  const config = {
    extends: join(workspaceRoot, 'tsconfig.base.json'),
    compilerOptions: {
      composite: false,
      incremental: false,
      declaration,
      emitDeclarationOnly: false,
      rewriteRelativeImportExtensions: true,
      noCheck: true,
      rootDir: workspaceRoot,
      outDir: target,
      types: ['node'],
      typeRoots: [join(workspaceRoot, 'shared/config/node_modules/@types')],
    },
    files,
  };
  await mkdir(target, { recursive: true });
  const file = join(target, 'tsconfig.json');
  await writeFile(file, JSON.stringify(config));
  const compiler = join(workspaceRoot, 'node_modules/.bin/tsc');
  await run(compiler, ['-p', file]).catch((error: { stdout?: string }) => {
    throw new Error(`The sources could not be compiled.\n${error.stdout ?? ''}`, { cause: error });
  });
}
