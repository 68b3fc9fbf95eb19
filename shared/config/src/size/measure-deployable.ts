import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { folderOf } from '../workspace.ts';
import { gzipSync } from 'node:zlib';

/** Parts of a deployable that a shopper waits for, by name. Unit: KB of JavaScript after gzip. */
export type Sizes = Record<string, number>;

const assetsSchema = z.object({ sync: z.array(z.string()) });
const remoteSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assetsSchema }) })),
});
const shellSchema = z.object({
  entries: z.object({ main: z.object({ initial: z.object({ js: z.array(z.string()) }) }) }),
});

/**
 * Measures the last build of a deployable: a remote's entry and each exposed module with all that must be there
 * before it runs; the shell's first script and its texts.
 * Errors: throws when it was not built.
 */
export function measureDeployable(deployable: string): Sizes {
  const folder = join(folderOf(deployable), 'dist/web');
  return deployable === 'shell' ? measureShell(folder) : measureRemote(folder);
}

function measureRemote(folder: string): Sizes {
  const { metaData, exposes } = remoteSchema.parse(readJson(join(folder, 'mf-manifest.json')));
  const entry = metaData.remoteEntry.name;
  const modules = exposes.map(({ path, assets }): [string, number] => {
    const files = assets.js.sync.filter((file) => file !== entry);
    return [path.replace('./', ''), sum(files.map((file) => gzipSizeKb(join(folder, file))))];
  });
  return Object.fromEntries([
    ['entry', gzipSizeKb(join(folder, entry))],
    ...modules.toSorted(([one], [other]) => one.localeCompare(other)),
  ]);
}

function measureShell(folder: string): Sizes {
  const { entries } = shellSchema.parse(readJson(join(folder, 'manifest.json')));
  const locales = ['ar', 'en'].flatMap((locale): [string, number][] => {
    const file = readdirSync(folder).find(
      (name) => name.startsWith(`locale-${locale}.`) && name.endsWith('.js'),
    );
    return file ? [[`locale.${locale}`, gzipSizeKb(join(folder, file))]] : [];
  });
  const main = sum(
    entries.main.initial.js.map((file) => gzipSizeKb(join(folder, file.replace(/^(auto)?\/+/, '')))),
  );
  return Object.fromEntries([['main', main], ...locales]);
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What a file weighs on its way to a shopper. Unit: KB (1024 bytes) after gzip. */
function gzipSizeKb(file: string): number {
  return gzipSync(readFileSync(file), { level: 9 }).length / 1024;
}

/** What a first load should come down to. Unit: KB of JavaScript after gzip; see docs/testing.md. */
export const firstLoadGoalKb = 110;

const firstPages = {
  'first load /': ['mf-catalog', 'home.route'],
  'first load /product-details': ['mf-product', 'product-details.route'],
  'first load /shop': ['mf-catalog', 'shop.route'],
  'first load /cart': ['mf-cart-checkout', 'cart.route'],
  'first load /checkout': ['mf-cart-checkout', 'checkout.route'],
} as const;

/**
 * All JavaScript before a page is interactive, for pages that shoppers come to first and those where they buy: the shell,
 * its texts, and of the page's remote the entry, the texts and the route. Arabic texts, since they are the longer ones.
 */
export function firstLoads(sizes: Record<string, Sizes>): Sizes {
  return Object.fromEntries(
    Object.entries(firstPages).map(([name, [remote, route]]) => {
      const { main = 0, 'locale.ar': shellTexts = 0 } = sizes.shell ?? {};
      const { entry = 0, [route]: own = 0, 'locale.ar': texts = 0 } = sizes[remote] ?? {};
      return [name, main + shellTexts + entry + own + texts];
    }),
  );
}
