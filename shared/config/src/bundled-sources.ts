import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type SourceFile, sourceFiles } from './source-files.ts';
import { folderOf, workspaceRoot } from './workspace.ts';

/** Packages whose parts a deployable carries itself: they speak with its texts and publish in its name. */
const bundledPackages = ['forms', 'commerce'] as const;
const typeImport = /\b(?:import|export)\s+type\b[^;]*;/g;
const importPath = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** The sources of a deployable, with those parts of shared packages that it bundles, however far down. */
export function bundledSources(deployable: string): SourceFile[] {
  const own = sourceFiles(join(folderOf(deployable), 'src'));
  const parts = new Map<string, SourceFile>();
  const open = own.flatMap(bundledImports);
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (parts.has(path)) continue;
    const part = { path: relative(workspaceRoot, path), text: readFileSync(path, 'utf8') };
    parts.set(path, part);
    open.push(...bundledImports(part));
  }
  return [...own, ...parts.values()];
}

/** The files of bundled packages that a file imports, by absolute path. */
function bundledImports({ path, text }: SourceFile): string[] {
  const paths = [...text.replace(typeImport, '').matchAll(importPath)].map(([, name = '']) => name);
  return paths.flatMap((name) => fileOf(name, join(workspaceRoot, dirname(path))) ?? []);
}

function fileOf(name: string, folder: string): string | undefined {
  const [, owner = '', part = ''] = /^@dana\/([\w-]+)\/(.+)$/.exec(name) ?? [];
  if (bundledPackages.some((one) => one === owner)) return exportedFile(owner, part);
  const isInPackage = bundledPackages.some((one) => folder.startsWith(join(workspaceRoot, 'shared', one)));
  return isInPackage && /^\..*\.tsx?$/.test(name) ? join(folder, name) : undefined;
}

function exportedFile(owner: string, part: string): string {
  const root = join(workspaceRoot, 'shared', owner);
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const file = exports[`./${part}`] ?? exports['./*']?.replace('*', part);
  if (file === undefined) throw new Error(`@dana/${owner} does not export "./${part}".`);
  return join(root, file);
}
