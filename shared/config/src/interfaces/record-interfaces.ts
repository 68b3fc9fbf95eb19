import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { BuildInterfaces, Used } from '@dana/contracts/interfaces/build-interfaces';
import { eventShapes, slotShapes } from '@dana/contracts/interfaces/fact-shapes';
import type { Shape } from '@dana/contracts/interfaces/shape';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import type { Rspack } from '@rsbuild/core';
import type { SourceFile } from '../source-files.ts';
import { namedFacts } from './named-facts.ts';
import { publishedShapes } from './published-shapes.ts';
import { usedExports } from './used-exports.ts';

const name = 'record-interfaces';
const known = { events: new Set(eventShapes.keys()), slots: new Set(slotShapes.keys()) };

/**
 * Writes beside a build what it takes of others and gives to them, as the bundler saw it: `interfaces.json`, which the gate
 * of releases compares. @param folder – of the deployable.
 */
export function recordInterfaces(folder: string, manifest: RemoteManifest): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.compilation.tap(name, (compilation) => {
        let text = '';
        // Later, modules are joined to larger ones and have no files any more.
        compilation.hooks.afterOptimizeModules.tap(name, () => {
          text = JSON.stringify(interfacesOf(compilation, folder, manifest), null, 1);
        });
        compilation.hooks.processAssets.tap(name, () =>
          compilation.emitAsset('interfaces.json', new RawSource(text)),
        );
      });
    },
  };
}

function interfacesOf(
  compilation: Rspack.Compilation,
  folder: string,
  manifest: RemoteManifest,
): BuildInterfaces {
  const facts = namedFacts(ownSources(compilation, folder), known);
  const own = Object.keys(manifest.slots);
  for (const slot of own) facts.slots.delete(slot);
  return {
    schema: 1,
    exports: Object.fromEntries(
      Object.entries(usedExports(compilation, folder)).map(([module, exports]) => {
        const shapes = publishedShapes(folder, module);
        const used = Object.entries(exports).map(([one, files]) => [
          one,
          { shape: shapes[one] ?? {}, files },
        ]);
        return [module, Object.fromEntries(used)];
      }),
    ),
    emits: withShapes(facts.emits, eventShapes),
    listens: withShapes(facts.listens, eventShapes),
    shows: withShapes(facts.slots, slotShapes),
    offers: Object.fromEntries(own.map((slot) => [slot, slotShapes.get(slot) ?? {}])),
  };
}

/** The files of ours that went into the build: the deployable's and those of shared packages that it bundles. */
function ownSources(compilation: Rspack.Compilation, folder: string): SourceFile[] {
  const paths = [...compilation.modules].flatMap((module) =>
    'resource' in module ? [String(module.resource).split('?')[0] ?? ''] : [],
  );
  const isOwn = (path: string) => /\.tsx?$/.test(path) && !path.includes('/node_modules/');
  return [...new Set(paths)]
    .filter(isOwn)
    .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }));
}

const withShapes = (
  named: ReadonlyMap<string, ReadonlySet<string>>,
  shapes: ReadonlyMap<string, Shape>,
): Record<string, Used> =>
  Object.fromEntries(
    [...named]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([one, files]) => [one, { shape: shapes.get(one) ?? {}, files: [...files].toSorted() }]),
  );
