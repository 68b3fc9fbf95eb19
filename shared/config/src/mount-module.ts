import { join } from 'node:path';
import { mountModule } from '@dana/contracts/release/names';
import { rspack, type Rspack } from '@rsbuild/core';
import type { SingletonShare } from './singletons.ts';

/** Where it would stand, among what the remote exposes. */
const file = 'src/exposed/mount.js';

export const mountExpose = { './mount': `./${file}` };

/** What it asks of such a host, besides what the shell gives too: the first version that has it. */
export const mountShare: Record<string, SingletonShare> = {
  [mountModule]: { import: false, singleton: true, strictVersion: true, requiredVersion: '^1.11.0' },
};

/**
 * Gives a remote its exposed `./mount`, by which hosts that are not the shop put its pages and slots into an element. It names the
 * chunks of the exposed modules, so nothing is in the build twice.
 * @param exposes – the remote's own.
 */
export function mountSource(
  folder: string,
  exposes: Readonly<Record<string, string>>,
): Rspack.RspackPluginInstance {
  const loaders = Object.entries(exposes).map(
    ([key, path]) =>
      `${JSON.stringify(key)}: () => import(/* webpackChunkName: ${JSON.stringify(chunkOf(key))} */ ${JSON.stringify(path.replace('./src', '..'))}),`,
  );
  const text = `import { createMount } from '${mountModule}';
import { manifest } from './manifest.ts';
const modules = {
${loaders.join('\n')}
};
export const mount = createMount(manifest, (module) => modules[module]());
`;
  return new rspack.experiments.VirtualModulesPlugin({ [join(folder, file)]: text });
}

/** As federation's plugin names it. */
const chunkOf = (key: string): string =>
  `__federation_expose_${key.replace('./', '').replaceAll('-', '_').replaceAll('/', '__')}`;
