import type { OutputConfig, Rspack } from '@rsbuild/core';

/*
 * Only a build with other bytes is a release. So what nobody uses leaves no trace in one: a new export or a comment in a
 * shared package must not make another build of every deployable that is built with that file.
 */

/** Servers' code keeps its names and lines, which its errors are read by; comments and what is never called go. */
export const serverMinify: NonNullable<OutputConfig['minify']> = {
  js: true,
  css: false,
  jsOptions: {
    minimizerOptions: {
      mangle: false,
      minify: true,
      compress: { defaults: false, dead_code: true, unused: true },
      format: { comments: false, beautify: true },
    },
  },
};

/** Export names by their order among those that are used; the usual ones are chosen by all that a module has. */
export function nameUsedExports(config: Rspack.Configuration): void {
  config.optimization = { ...config.optimization, mangleExports: 'size' };
}

/** The files that name others by their hashes. */
const entries = /^(main|remoteEntry)\..*\.js$/;

/**
 * In these, variables have names in the order of their use. The usual names follow how often the file has each letter, and it is
 * counted with hashes in it that are put right only afterwards: a comment somewhere gave an entry other names.
 */
const namesInOrder: object = { disableCharFreq: true };
export const browserMinify: NonNullable<OutputConfig['minify']> = {
  js: true,
  jsOptions: [{ exclude: entries }, { test: entries, minimizerOptions: { mangle: namesInOrder } }],
};
