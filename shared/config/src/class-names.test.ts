import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createNameClass, styleFolders } from './class-names.ts';
import { federationIdentity } from './federation-identity.ts';
import { deployables, folderOf, workspaceRoot } from './workspace.ts';

/** The names of all classes that a version of a deployable may bring into a page. */
function namesOf(deployable: string, version: string): string[] {
  const folder = folderOf(deployable);
  const nameClass = createNameClass(federationIdentity(deployable, version), folder);
  const files = styleFolders(folder).flatMap((part) =>
    globSync('**/*.module.css', { cwd: part }).map((file) => join(part, file)),
  );
  return files.flatMap((file) => {
    const classes = [...readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/gi)].flatMap(
      ([, name]) => name!,
    );
    return [...new Set(classes)].map((name) => nameClass(file, name));
  });
}

it('gives every class on a page a name of its own, of two versions of a remote as well', () => {
  const all = deployables.flatMap((deployable) =>
    ['1.0.0', '1.0.1'].flatMap((version) => namesOf(deployable, version)),
  );
  expect(all.length).toBeGreaterThan(4_000);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((name) => !/^[a-z][a-z0-9]{6,7}$/.test(name))).toEqual([]);
});

it('gives a class the same name each time, as the page’s two builds need it', () => {
  expect(namesOf('mf-catalog', '1.0.0')).toEqual(namesOf('mf-catalog', '1.0.0'));
});

it('keeps the names of all other files when a shared package has a new style file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  const styles = join(folder, 'node_modules/@dana/ui/src');
  const write = (name: string): void => writeFileSync(join(styles, name), '.card {}');
  const namesNow = (): string[] => {
    const nameClass = createNameClass('mf_new_1_0_0', folder);
    return ['b', 'd'].map((name) => nameClass(join(styles, `${name}.module.css`), 'card'));
  };
  for (const path of [join(folder, 'src'), styles]) mkdirSync(path, { recursive: true });
  for (const path of ['package.json', 'node_modules/@dana/ui/package.json'])
    writeFileSync(join(folder, path), '{}');
  for (const name of ['b.module.css', 'd.module.css']) write(name);
  const before = namesNow();
  for (const name of ['a.module.css', 'c.module.css']) write(name);
  expect(namesNow()).toEqual(before);
  rmSync(folder, { recursive: true });
});

it('refuses a file and a class that it cannot number', () => {
  const folder = folderOf('shell');
  const nameClass = createNameClass('shell_1_0_0', folder);
  const file = join(workspaceRoot, 'shared/ui/src/primitives/icon.module.css');
  expect(() => nameClass(join(folder, 'other/a.module.css'), 'a')).toThrow('not among the style files');
  expect(() => nameClass(file, 'nothing')).toThrow('does not name "nothing"');
});
