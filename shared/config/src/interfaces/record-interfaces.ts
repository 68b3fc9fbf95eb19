import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { BuildInterfaces, Used } from '@dana/contracts/interfaces/build-interfaces';
import { eventShapes, slotShapes } from '@dana/contracts/interfaces/fact-shapes';
import type { Shape } from '@dana/contracts/interfaces/shape';
import type { Rspack } from '@rsbuild/core';
import type { SourceFile } from '../source-files.ts';
import { namedFacts } from './named-facts.ts';
import { providedExports } from './provided-exports.ts';
import { publishedShapes } from './published-shapes.ts';
import { usedExports } from './used-exports.ts';

const name = 'record-interfaces';
const known = { events: new Set(eventShapes.keys()), slots: new Set(slotShapes.keys()) };

type Recorded = {
  /** Of the deployable, absolute. */
  folder: string;
  /** Its own slots. */
  slots: readonly string[];
  /** The modules that it shares with all others; only the shell's. */
  gives?: readonly string[] | undefined;
};

/**
 * Writes beside a build what it takes of others and gives to them, as the bundler saw it: `interfaces.json`, which the gate
 * of releases compares.
 */
export function recordInterfaces({ folder, slots, gives }: Recorded): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.compilation.tap(name, (compilation) => {
        let text = '';
        // Later, modules are joined to larger ones and have no files any more.
        compilation.hooks.afterOptimizeModules.tap(name, () => {
          text = JSON.stringify(interfacesOf(compilation, { folder, slots, gives }), null, 1);
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
  { folder, slots, gives = [] }: Recorded,
): BuildInterfaces {
  const facts = namedFacts(ownSources(compilation, folder), known);
  for (const slot of slots) facts.slots.delete(slot);
  return {
    schema: 1,
    ...(gives.length > 0 && { provides: provided(compilation, folder, gives) }),
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
    offers: Object.fromEntries(slots.map((slot) => [slot, slotShapes.get(slot) ?? {}])),
  };
}

function provided(compilation: Rspack.Compilation, folder: string, names: readonly string[]) {
  const given = Object.entries(providedExports(compilation, names));
  return Object.fromEntries(
    given.flatMap(([module, exports]) => {
      if (!exports) return [];
      const shapes = publishedShapes(folder, module);
      return [[module, Object.fromEntries(exports.map((one) => [one, shapes[one] ?? {}]))]];
    }),
  );
}

/** The files of ours that went into the build: the deployable's and those of shared packages that it bundles. */
function ownSources(compilation: Rspack.Compilation, folder: string): SourceFile[] {
  const paths = [...compilation.modules].flatMap((module) =>
    'resource' in module ? [String(module.resource).split('?')[0] ?? ''] : [],
  );
  // Installed from a registry, packages of ours are JavaScript.
  const isOwn = (path: string) =>
    /\.[tj]sx?$/.test(path) && !/\/node_modules\/(?!@dana\/|\.pnpm\/)/.test(path);
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
