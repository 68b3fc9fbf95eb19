import { createHash } from 'node:crypto';
import type { Rspack } from '@rsbuild/core';
import { bundleRuntime } from './bundle-runtime.ts';

const name = 'write-host-entry';

/**
 * Writes a second entry beside a remote's own: `hostEntry.<hash>.js`, the same code with the federation runtime before it, for
 * pages that have none to share. The shop never loads it. @param entry – matches the name of the remote's own.
 */
export function writeHostEntry(entry: RegExp): Rspack.RspackPluginInstance {
  return {
    apply(compiler) {
      const { Compilation, sources } = compiler.webpack;
      compiler.hooks.compilation.tap(name, (compilation) => {
        // Names and hashes in the entry are final only then.
        const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          const built = compilation.getAssets().find((asset) => entry.test(asset.name));
          if (!built) return;
          const text = `${await bundleRuntime()}\n${built.source.source()}`;
          const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
          compilation.emitAsset(`hostEntry.${hash}.js`, new sources.RawSource(text));
        });
      });
    },
  };
}
