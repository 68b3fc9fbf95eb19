import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript-library';

/** `import.meta.resolve('x')`, which is no import but needs the package as well. */
const resolved = /\bimport\.meta\.resolve\(\s*'([^']+)'/g;

/** What the compiled code and types of a folder import of packages, at once or later: `react`, `@dana/ui/dialog`. */
export function importedNames(folder: string): Set<string> {
  const names = globSync('src/**/*.{js,d.ts}', { cwd: folder }).flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
    return [...imported, ...[...text.matchAll(resolved)].map(([, name = '']) => name)];
  });
  return new Set(names.filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name)));
}
