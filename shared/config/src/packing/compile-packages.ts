import { join, dirname } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { compileSources } from './compile-sources.ts';
import { type PackedPackage, givenFiles, readPackage } from './packed-packages.ts';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript-library';

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

/**
 * The sources that a packed package gives, and all of its own that they import. Named one by one, since the compiler writes
 * nothing for what it found below node_modules first, and which way it finds a file first depends on its threads.
 * @returns absolute paths.
 */
function reachedFiles(one: PackedPackage): Set<string> {
  const folder = join(workspaceRoot, one.folder);
  const { imports = {} } = readPackage(one.folder);
  const reached = new Set<string>();
  const waiting = givenFiles(one).map((file) => join(folder, file));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    if (file.endsWith('.json')) continue;
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    for (const { fileName } of importedFiles) {
      const path = fileName.startsWith('.')
        ? join(dirname(file), fileName)
        : ownPath(folder, imports, fileName);
      if (path !== undefined && /\.(tsx?|json)$/.test(path) && existsSync(path)) waiting.push(path);
    }
  }
  return reached;
}

/** `#contracts/locale` by `"#contracts/*": "./src/*.ts"`. */
function ownPath(folder: string, imports: Record<string, string>, name: string): string | undefined {
  for (const [pattern, target] of Object.entries(imports)) {
    const [start = ''] = pattern.split('*');
    if (name.startsWith(start)) return join(folder, target.replace('*', name.slice(start.length)));
  }
  return undefined;
}
