import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript-library';
import { workspaceRoot } from '../workspace.ts';
import { givenFiles, type PackedPackage, readPackage } from './packed-packages.ts';

/**
 * The sources that a packed package gives, and all of its own that they import. Named one by one, since the compiler writes
 * nothing for what it found below node_modules first, and which way it finds a file first depends on its threads.
 * @returns absolute paths.
 */
export function reachedFiles(one: PackedPackage): Set<string> {
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
