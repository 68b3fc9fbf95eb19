import type { Rspack } from '@rsbuild/core';
import { type UsedExports, usedExports } from './used-exports.ts';

/** Writes beside a build what it takes of others, for the gate: `interfaces.json`. */
export function recordInterfaces(folder: string): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      const { RawSource } = compiler.webpack.sources;
      compiler.hooks.compilation.tap('record-interfaces', (compilation) => {
        let exports: UsedExports = {};
        compilation.hooks.afterOptimizeModules.tap('record-interfaces', () => {
          exports = usedExports(compilation, folder);
        });
        compilation.hooks.processAssets.tap('record-interfaces', () => {
          compilation.emitAsset('interfaces.json', new RawSource(JSON.stringify({ exports }, null, 1)));
        });
      });
    },
  };
}
