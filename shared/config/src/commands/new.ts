import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { devPortOf } from '../dev-port.ts';
import { pageFiles } from '../generate/page-files.ts';
import { remoteFiles } from '../generate/remote-files.ts';
import { shopFiles } from '../generate/shop-files.ts';
import { repositoryFiles } from '../generate/repository-files.ts';
import { deployables, folderOf, workspaceRoot } from '../workspace.ts';

/*
 * `pnpm new remote mf-x`: a remote that works, with its test; with `--standalone folder` as a repository of its own in that
 * folder, with its way to be released. `pnpm new page mf-x gift-ideas`: a page of a remote. `pnpm new shop ./my-shop`: the smallest folder that opens a shop (docs/make-it-yours.md).
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { standalone: { type: 'string' } },
});
const [what, name = '', page = ''] = positionals;
const isName = /^mf-[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 48;
if (what === 'remote' && isName && values.standalone !== undefined) {
  const folder = resolve(values.standalone);
  if (existsSync(folder)) stop(1, `There is a folder ${folder} already.`);
  for (const [path, text] of Object.entries(repositoryFiles({ name, devPort: nextDevPort() })))
    write(path, text, folder);
  console.log(`
${name} is ready, and knows nothing of this workspace. Name the registry that has @dana/* in ${folder}/.npmrc, then:
  npm install && npm test
  RELEASE_SERVER=https://shop.example RELEASE_TOKEN=… RELEASE_KEY_FILE=… npx @dana/releases publish`);
} else if (what === 'remote' && isName) {
  if (existsSync(folderOf(name))) stop(1, `There is a folder ${name} already.`);
  for (const [path, text] of Object.entries(remoteFiles({ name, devPort: nextDevPort() }))) write(path, text);
  register(name);
  console.log(`
${name} is ready. Next:
  npx -y pnpm@12.21.0 install        links it
  npx -y pnpm@12.21.0 dev ${name}    its page with hot reload
  npx -y pnpm@12.21.0 check          passes as it is
  npx -y pnpm@12.21.0 release publish ${name} --promote
A new remote is a new team: write down why, in docs/decisions.`);
} else if (what === 'page' && isName && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(page)) {
  if (!existsSync(folderOf(name))) stop(1, `There is no folder ${name}.`);
  for (const [path, text] of Object.entries(newPage())) write(`${name}/${path}`, text);
  // Lines are as long as the page's name.
  execFileSync(join(workspaceRoot, 'node_modules/.bin/biome'), ['format', '--write', folderOf(name)], {
    stdio: 'ignore',
  });
  console.log(`
/${page} of ${name} is ready, and lists brands until it has a call of its own. Next:
  npx -y pnpm@12.21.0 install   links what the remote had no need of, if anything
  npx -y pnpm@12.21.0 unit ${name}/src/routes/${page}   passes as it is
  npx -y pnpm@12.21.0 dev ${name}   /en/${page} and /ar/${page} with hot reload
What to change in which file: .github/CONTRIBUTING.md.`);
} else if (what === 'shop' && name !== '') {
  // pnpm runs scripts in the workspace's folder, whatever folder they were called in.
  const folder = resolve(process.env.INIT_CWD ?? '.', name);
  if (existsSync(folder)) stop(1, `There is a folder ${folder} already.`);
  for (const [path, text] of Object.entries(shopFiles())) write(path, text, folder);
  console.log(`
${folder} is a shop. Next:
  npx -y pnpm@12.21.0 catalogue check ${name}   says what is wrong with it, and what will be
  API_CATALOGUE=${folder} DATA_DIR=.data-mine npm start   opens it
Then exchange its texts, prices and pictures: docs/make-it-yours.md.`);
} else
  stop(
    2,
    'pnpm new remote mf-gifts   (small letters, digits and dashes), also with --standalone folder\npnpm new page mf-content gift-ideas\npnpm new shop ./my-shop',
  );

/** Of the new page: what is not there yet, or is there without it. */
function newPage(): Record<string, string> {
  const read = (path: string): string | undefined => {
    const file = join(folderOf(name), path);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  try {
    const files = Object.entries(pageFiles({ remote: name, name: page, read }));
    return Object.fromEntries(files.filter(([path, text]) => text !== read(path)));
  } catch (error) {
    return stop(1, error instanceof Error ? error.message : String(error));
  }
}

/** The lists that name every remote by hand. */
function register(remote: string): void {
  edit('shared/config/tsconfig.solution.json', (text) =>
    text.replace(
      '    { "path": "../../e2e" }',
      `    { "path": "../../${remote}" },\n    { "path": "../../e2e" }`,
    ),
  );
  edit('.github/CODEOWNERS', (text) =>
    text.replace('/shell/ ', `/${remote}/`.padEnd(24) + `@dana/${remote.slice(3)}\n/shell/ `),
  );
}

function nextDevPort(): number {
  return Math.max(...deployables.map(devPortOf)) + 1;
}

function edit(path: string, change: (text: string) => string): void {
  const before = readFileSync(join(workspaceRoot, path), 'utf8');
  const after = change(before);
  if (after === before) stop(1, `${path} has no place for a new remote; add it by hand.`);
  write(path, after);
}

function write(path: string, text: string, folder = workspaceRoot): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
}

function stop(code: 1 | 2, message: string): never {
  console.error(message);
  process.exit(code);
}
