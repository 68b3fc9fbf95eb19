import { cp, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runRelease } from '@dana/config/run-release';
import { buildChanged } from '../support/changed-deployable.ts';
import { overlayPackage, replaceModule } from '../support/overlay-package.ts';
import { sharedShop } from '../support/shared-shop.ts';
import { expect, test } from '../support/shop-test.ts';

/*
 * Real builds of changed sources, held against what is live in the shared shop: one for each kind of fact that the gate reads of a
 * build. Which changes of each kind are refused: gate-rules.test of services/releases, find-loss.test of shared/contracts and
 * change-of.test of shared/config. Nothing is published: `release check` asks the gate that publishing asks.
 */

type Edit = (folder: string) => Promise<void>;

const inFile = async (file: string, change: (text: string) => string): Promise<void> => {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} has changed: the edit changes nothing.`);
  await writeFile(file, after);
};
const replacing = (from: string | RegExp, to: string) => (text: string) => {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`There is no ${String(from)} to replace.`);
  return changed;
};
const ui =
  (path: string, change: (text: string) => string, version?: string): Edit =>
  (folder) =>
    overlayPackage(folder, { name: 'ui', edit: { [path]: change }, ...(version && { version }) });
const contracts =
  (path: string, change: (text: string) => string): Edit =>
  (folder) =>
    // The file that reads the contracts is copied too, to read those beside it.
    overlayPackage(folder, {
      name: 'contracts',
      edit: { [path]: change, 'src/interfaces/fact-shapes.ts': (text) => text },
    });
const manifest =
  (change: (text: string) => string): Edit =>
  (folder) =>
    inFile(join(folder, 'src/exposed/manifest.ts'), change);
/** The same library under another version. */
const library =
  (name: string, version: string): Edit =>
  async (folder) => {
    const installed = await realpath(join(folder, 'node_modules', name));
    const copy = join(folder, 'packages', name);
    await cp(installed, copy, { recursive: true });
    await inFile(join(copy, 'package.json'), replacing(/"version": "[^"]*"/, `"version": "${version}"`));
    await replaceModule(folder, name, join('packages', name));
  };

type Change = [what: string, deployable: string, edit: Edit, refusal: RegExp | undefined, note?: RegExp];

const changes: Change[] = [
  [
    'an export that a minor version lacks',
    'shell',
    ui('src/index.ts', replacing(/export \{ Badge.*\n/, ''), '1.9.0'),
    /mf-account@1\.0\.0 uses Badge of @dana\/ui \(src\/features\/addresses\/address-card\.tsx and \d more\), which shell@\S+ does not give\. Release a mf-account that does without it first/,
  ],
  [
    'a field that an event lost',
    'mf-product',
    contracts('src/events.ts', replacing('slug: z.string(), title', 'title')),
    /mf-cart-checkout@1\.0\.0 listens to cart\.addRequested .* mf-product@\S+ emits otherwise .*: cart\.addRequested\.slug is missing/,
  ],
  [
    'a path that belongs to another, as a note until it goes live',
    'mf-content',
    manifest(
      replacing(
        "    { path: '/about'",
        "    { path: '/shop', module: './about.route', ...plain },\n    { path: '/about'",
      ),
    ),
    undefined,
    /note: \/shop belongs to mf-catalog@1\.0\.0/,
  ],
  [
    'styles that reach the frame of the shop',
    'mf-content',
    (folder) =>
      inFile(
        join(folder, 'src/routes/blog.module.css'),
        (text) => `${text}\n:global(header) { display: none; }\n`,
      ),
    /mf-content@\S+ has styles that reach outside of what it draws: header/,
  ],
  [
    'a newer React than the shell has',
    'mf-content',
    library('react', '19.9.0'),
    /mf-content@\S+ needs react \^19\.9\.0, shell@\S+ gives 19\.3\.1/,
  ],
];

for (const [index, [what, deployable, edit, refusal, note = /./]] of changes.entries())
  test(`${what}: ${refusal ? 'refused' : 'let through'}`, async () => {
    const version = `1.8.${index}`;
    const folder = await buildChanged(deployable, version, edit);
    const check = runRelease(['check', deployable, '--no-build', '--from', folder], sharedShop.dataDir);
    if (refusal) {
      await expect(check).rejects.toThrow(refusal);
      return;
    }
    expect(await check).toMatch(new RegExp(`^${deployable}@${version} can be published`));
    expect(await check).toMatch(note);
  });
