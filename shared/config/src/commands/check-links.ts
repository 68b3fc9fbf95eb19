import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/* Links between our own documents, and to files, lead somewhere; tests that they name are there. */

const link = /\]\(([^)#\s]+)[^)]*\)/g;
/** A test by its file and its title, as it stands in the code. */
const namedTest = /`([\w./-]+\.tsx?) › ([^`]+)`/g;
/** Folders with files that are not ours or not written by hand; those that begin with a dot, too. */
const notOurs = new Set(['node_modules', 'dist', 'dist-ops', 'test-results', 'fixtures']);

const broken = documentsBelow(workspaceRoot).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(file), decodeURI(target))))
    .map((target) => `${relative(workspaceRoot, file)} links to ${target}, which does not exist`),
);
const gone = documentsBelow(workspaceRoot).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(namedTest)]
    .filter(([, path = '', title = '']) => !isIn(join(workspaceRoot, path), title))
    .map(([name]) => `${relative(workspaceRoot, file)} names the test ${name}, which does not exist`),
);
for (const problem of [...broken, ...gone]) console.log(problem);
process.exit(broken.length + gone.length > 0 ? 1 : 0);

function isIn(file: string, title: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(title);
}

function documentsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const isOurs = entry.name === '.github' || !(entry.name.startsWith('.') || notOurs.has(entry.name));
    if (entry.isDirectory()) return isOurs ? documentsBelow(join(folder, entry.name)) : [];
    return entry.name.endsWith('.md') ? [join(folder, entry.name)] : [];
  });
}
