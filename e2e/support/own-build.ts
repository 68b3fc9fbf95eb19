import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { rsbuildProgram } from '@dana/config/rsbuild-program';
import { folderOf, workspaceRoot } from '@dana/config/workspace';

const run = promisify(execFile);

/** A file of the page: its path stands behind the language of its block. */
const block = /^```\w+ file=(\S+)\n([\s\S]*?)^```$/gm;

export type OwnBuild = { folder: string; remove: () => Promise<void> };

/** Builds the remote whose files stand in docs/bring-your-own-build.md, in a folder that has them alone and what their package.json names. */
export async function buildFromPage(): Promise<OwnBuild> {
  const page = await readFile(join(workspaceRoot, 'docs/bring-your-own-build.md'), 'utf8');
  const folder = await mkdtemp(join(tmpdir(), 'dana-own-build-'));
  for (const [, path = '', text = ''] of page.matchAll(block)) await write(join(folder, path), text);
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) await install(folder, name);
  await run(process.execPath, [rsbuildProgram(folder), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** As this workspace has it installed. */
async function install(folder: string, name: string): Promise<void> {
  const places = [join(workspaceRoot, 'shared/config'), folderOf('mf-content')];
  const source = places.map((place) => join(place, 'node_modules', name)).find((path) => existsSync(path));
  if (source === undefined) throw new Error(`${name} is not installed here.`);
  const target = join(folder, 'node_modules', name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(source, target);
}
