import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/* Links between our own documents, and to files, lead somewhere. */

const link = /\]\(([^)#\s]+)[^)]*\)/g;
/** Folders with files that are not ours or not written by hand; those that begin with a dot, too. */
const notOurs = new Set(['node_modules', 'dist', 'test-results', 'fixtures']);

const broken = documentsBelow(workspaceRoot).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(file), decodeURI(target))))
    .map((target) => `${relative(workspaceRoot, file)} links to ${target}, which does not exist`),
);
for (const problem of broken) console.log(problem);
process.exit(broken.length > 0 ? 1 : 0);

function documentsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const isOurs = entry.name === '.github' || !(entry.name.startsWith('.') || notOurs.has(entry.name));
    if (entry.isDirectory()) return isOurs ? documentsBelow(join(folder, entry.name)) : [];
    return entry.name.endsWith('.md') ? [join(folder, entry.name)] : [];
  });
}
