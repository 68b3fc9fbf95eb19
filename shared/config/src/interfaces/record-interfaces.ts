import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { isDevelopment } from '../development.ts';
import type { SourceFile } from '../source-files.ts';
import { factShapes, interfacesOf, type Recorded, type Seen } from './interfaces-of.ts';
import { providedExports, usedExports } from './used-exports.ts';

const name = 'record-interfaces';

/**
 * Writes beside a build what it takes of others and gives to them, as the bundler saw it: `interfaces.json`, which the gate
 * of releases compares.
 */
export function recordInterfaces(recorded: Recorded): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      // What is under development is not released, and each change would wait for it.
      if (isDevelopment) return;
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.compilation.tap(name, (compilation) => {
        let seen: Seen | undefined;
        // Later, modules are joined to larger ones and have no files any more.
        compilation.hooks.afterOptimizeModules.tap(name, () => {
          seen = look(compilation, recorded);
        });
        compilation.hooks.processAssets.tapPromise(name, async () => {
          if (!seen) return;
          const interfaces = interfacesOf(seen, recorded, await factShapes(recorded.folder));
          compilation.emitAsset('interfaces.json', new RawSource(JSON.stringify(interfaces, null, 1)));
        });
      });
    },
  };
}

const look = (compilation: Rspack.Compilation, { folder, gives = [] }: Recorded): Seen => ({
  exports: usedExports(compilation, folder),
  provided: gives.length > 0 ? providedExports(compilation, gives) : {},
  sources: ownSources(compilation, folder),
});

/** The files of ours that went into the build: the deployable's and those of shared packages that it bundles. */
function ownSources(compilation: Rspack.Compilation, folder: string): SourceFile[] {
  const paths = [...compilation.modules].flatMap((module) =>
    'resource' in module ? [String(module.resource).split('?')[0] ?? ''] : [],
  );
  // Installed from a registry, packages of ours are JavaScript.
  const isOwn = (path: string) =>
    /\.[tj]sx?$/.test(path) && !/\/node_modules\/(?!@dana\/|\.pnpm\/)/.test(path);
  return (
    [...new Set(paths)]
      // What the build itself makes up is no file.
      .filter((path) => isOwn(path) && existsSync(path))
      .map((path) => ({ path: relative(folder, path), text: readFileSync(path, 'utf8') }))
  );
}
