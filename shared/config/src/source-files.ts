import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { workspaceRoot } from './workspace.ts';

export type SourceFile = { /** Relative to the workspace. */ path: string; text: string };

/** The sources below a folder that reach a shopper or a server: TypeScript without tests. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    if (!/\.tsx?$/.test(entry.name) || /\.(test|d)\.tsx?$/.test(entry.name)) return [];
    return [{ path: relative(workspaceRoot, path), text: readFileSync(path, 'utf8') }];
  });
}
