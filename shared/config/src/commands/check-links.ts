import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/*
 * Links between our own documents, and to files, lead somewhere; tests that they name are there, and so are the commands that they
 * and the pipelines name.
 */

const link = /\]\(([^)#\s]+)[^)]*\)/g;
/** A test by its file and its title, as it stands in the code. */
const namedTest = /`([\w./-]+\.tsx?) › ([^`]+)`/g;
/** `pnpm size`, `npx -y pnpm@12.21.0 size`, `npm run size`. */
const command = /(?:^|[`'"\s])(?:pnpm(?:@[\d.]+)?(?: --silent)?|npm run) ([a-z][\w:-]*)/gm;
const ofPnpm = ['install', 'exec'];
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
const { scripts } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8')) as {
  scripts: object;
};
const pipelines = ['.ci', '.github/workflows'].flatMap((folder) =>
  readdirSync(join(workspaceRoot, folder)).map((name) => join(workspaceRoot, folder, name)),
);
const ownDocuments = [
  'README.md',
  '.github/CONTRIBUTING.md',
  ...globSync('docs/**/*.md', { cwd: workspaceRoot }),
];
const unknown = [...pipelines, ...ownDocuments.map((file) => join(workspaceRoot, file))].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(command)]
    .filter(([, name = '']) => !(name in scripts || ofPnpm.includes(name)))
    .map(
      ([, name]) =>
        `${relative(workspaceRoot, file)} names the command ${name}, which package.json does not have`,
    ),
);
for (const problem of [...broken, ...gone, ...unknown]) console.log(problem);
process.exit(broken.length + gone.length + unknown.length > 0 ? 1 : 0);

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
