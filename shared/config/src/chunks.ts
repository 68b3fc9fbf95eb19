import type { Rspack } from '@rsbuild/core';

type Groups = Record<string, Rspack.OptimizationSplitChunksCacheGroup | false>;

/** Nothing but what a deployable names is split off: pages would wait for more files, each with its own way to be lost. */
const nothingElse: Groups = { default: false, defaultVendors: false };

/**
 * The schema library, which nothing of a first view holds: each call's schema, each form's rules and the messages that
 * come from other tabs are loaded separately, and each brought 9 KB of it along.
 */
const schemas: Groups = {
  schemas: { name: 'schemas', test: /[\\/]node_modules[\\/]zod[\\/]/, chunks: 'async', enforce: true },
};

/**
 * Font faces stand in a sheet of their own, which a document holds as a whole: a browser lays out all text again when faces
 * come, even those that it has.
 */
const faces: Groups = {
  faces: {
    name: 'faces',
    test: /[\\/]typeface\.css$/,
    type: 'css/mini-extract',
    chunks: 'initial',
    enforce: true,
  },
};

/** What the shell's web build has in files of its own. */
export const shellChunks: Rspack.OptimizationSplitChunksOptions = {
  cacheGroups: { ...nothingElse, ...schemas, ...faces },
};

/** What a remote's web build has in files of its own. */
export const remoteChunks: Rspack.OptimizationSplitChunksOptions = {
  cacheGroups: { ...nothingElse, ...schemas },
};
