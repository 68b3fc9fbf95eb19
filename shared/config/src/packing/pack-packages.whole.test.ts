import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaceRoot } from '../workspace.ts';
import { packPackages } from './pack-packages.ts';
import { packedPackages } from './packed-packages.ts';
import { packedVersions, versionFaults } from './packed-versions.ts';

const run = promisify(execFile);

let repository: string;
let folders: string[];

type Packed = {
  name: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};
const readPacked = async (folder: string): Promise<Packed> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));

/** The packages as they stand installed: below node_modules, where Node reads JavaScript only. */
beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), 'dana-packed-'));
  folders = await packPackages(join(repository, 'node_modules/@dana'));
  for (const [index, { folder }] of packedPackages.entries()) {
    const { dependencies, peerDependencies } = await readPacked(folders[index]!);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (name.startsWith('@dana/')) continue;
      const link = join(repository, 'node_modules', name);
      await mkdir(dirname(link), { recursive: true });
      const installed = await realpath(join(workspaceRoot, folder, 'node_modules', name));
      await symlink(installed, link).catch(() => undefined);
    }
  }
}, 120_000);
afterAll(() => rm(repository, { recursive: true, force: true }));

/** Those without style sheets, which only a bundler reads. */
const plain = ['contracts', 'api-client', 'bus', 'i18n', 'server', 'config', 'api', 'sample-shop'];

describe('a packed package', () => {
  it.each(plain)('@dana/%s is read by Node, all that it exports', async (name) => {
    const folder = join(repository, 'node_modules/@dana', name);
    const { exports } = await readPacked(folder);
    const files = Object.values(exports).flatMap((target) =>
      globSync(target.replace('*', '**/*'), { cwd: folder }).filter((file) => file.endsWith('.js')),
    );
    // It belongs to a test run.
    const all = files.filter((file) => !file.includes('vitest.')).map((file) => join(folder, file));
    expect(all.length).toBeGreaterThan(0);
    const script = `for (const file of ${JSON.stringify(all)}) await import(file);`;
    await run(process.execPath, ['--input-type=module', '-e', script], { cwd: repository });
  });

  it('holds JavaScript and types and no other TypeScript, and names only packages that a registry can have', async () => {
    for (const folder of folders) {
      expect(globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.endsWith('.d.ts'))).toEqual(
        [],
      );
      expect(globSync('**/*.test.*', { cwd: folder })).toEqual([]);
      const { dependencies, peerDependencies } = await readPacked(folder);
      for (const range of Object.values({ ...dependencies, ...peerDependencies }))
        expect(range).toMatch(/^\^\d+\.\d+\.\d+/);
    }
  });

  it('has every file that one of its files imports', async () => {
    for (const folder of folders)
      for (const path of globSync('src/**/*.{js,d.ts}', { cwd: folder })) {
        const text = await readFile(join(folder, path), 'utf8');
        for (const { fileName } of ts.preProcessFile(text).importedFiles) {
          if (!fileName.startsWith('.')) continue;
          const imported = join(folder, dirname(path), fileName);
          const isThere = existsSync(imported) || existsSync(imported.replace(/\.tsx?$/, '.d.ts'));
          expect(isThere, `${path} of ${folder} imports ${fileName}`).toBe(true);
        }
      }
  });

  it('is there for all that remotes of ours import', async () => {
    const { resolve } = createRequire(join(repository, 'remote.js'));
    const sources = globSync('mf-*/{src/**/*,*}.{ts,tsx}', { cwd: workspaceRoot });
    const imported = sources.flatMap((path) =>
      ts
        .preProcessFile(readFileSync(join(workspaceRoot, path), 'utf8'))
        .importedFiles.map((file) => file.fileName),
    );
    const ours = new Set(imported.filter((name) => name.startsWith('@dana/')));
    expect(ours.size).toBeGreaterThan(20);
    for (const name of ours) expect(existsSync(resolve(name)), name).toBe(true);
  });

  it('is refused with other content under a version that was packed', async () => {
    const before = packedVersions(folders);
    const changed = join(repository, 'changed');
    await cp(join(repository, 'node_modules/@dana'), changed, { recursive: true });
    const folderOf = (name: string) => join(changed, name);
    const all = folders.map((folder) => folderOf(basename(folder)));
    expect(versionFaults(before, packedVersions(all))).toEqual([]);

    await appendFile(join(folderOf('forms'), 'src/index.js'), '// Changed.');
    expect(versionFaults(before, packedVersions(all))).toEqual([
      expect.stringMatching(/^@dana\/forms was packed as .* with other content\. Raise its version/),
    ]);
    const file = join(folderOf('forms'), 'package.json');
    const description = await readFile(file, 'utf8');
    await writeFile(file, description.replace(/"version": "[^"]+"/, '"version": "99.0.0"'));
    expect(versionFaults(before, packedVersions(all))).toEqual([]);
  });

  it('leaves what a page holds once to the remote', async () => {
    const { dependencies, peerDependencies } = await readPacked(
      join(repository, 'node_modules/@dana/runtime'),
    );
    expect({ ...dependencies, ...peerDependencies }).toHaveProperty(['@dana/ui']);
    expect(peerDependencies).toHaveProperty('react');
    expect(dependencies).not.toHaveProperty('react');
  });

  it('gives the release command, which says what it needs to know', async () => {
    const cli = join(repository, 'node_modules/@dana/releases/src/remote-cli.js');
    const { stdout } = await run(process.execPath, [cli, '--help'], {
      cwd: repository,
      env: { RELEASE_SERVER: '' },
    });
    expect(stdout).toContain('publish');
    const asked = run(process.execPath, [cli, 'status'], { cwd: repository, env: { RELEASE_SERVER: '' } });
    await expect(asked).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('RELEASE_SERVER') });
  });
});
