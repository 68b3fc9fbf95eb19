import { browsers } from '@dana/config/web-target';
import { defineConfig } from '@rsbuild/core';

/*
 * Two workers, each one classic script, as not all of our browsers take modules as workers. Their names have no hashes: the
 * storefront serves one of them at `/offline-worker.js`, behind its settings.
 */
export default defineConfig({
  performance: { printFileSize: false },
  source: {
    entry: { 'keeping-worker': './src/keeping-worker.ts', 'ending-worker': './src/ending-worker.ts' },
  },
  splitChunks: false,
  output: {
    target: 'web-worker',
    cleanDistPath: true,
    legalComments: 'none',
    sourceMap: false,
    filenameHash: false,
    distPath: { root: 'dist/web', js: '' },
    overrideBrowserslist: browsers,
  },
});
