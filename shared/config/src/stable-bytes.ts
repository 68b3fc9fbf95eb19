import { realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { type ManifestData, type OutputConfig, type Rspack, rspack } from '@rsbuild/core';

/*
 * Only a build with other bytes is a release. So what nobody uses leaves no trace in one: a new export or a comment in a
 * shared package must not make another build of every deployable that is built with that file.
 */

/** Servers' code keeps its names, which its errors are read by; comments and what is never called go. */
export const serverMinify: NonNullable<OutputConfig['minify']> = {
  js: true,
  css: false,
  jsOptions: {
    minimizerOptions: {
      mangle: false,
      minify: true,
      compress: { defaults: false, dead_code: true, unused: true },
      format: { comments: false },
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

/**
 * The entry of a federated build imports its runtime by the whole path where that is installed, and modules are numbered by
 * what they import: the same sources in another folder were another build. Here the path is from the build's own folder, and to the
 * runtime's ES modules, of which only stays what is used: the plugin, which resolves as Node's `require` does, names its CommonJS.
 */
export function nameRuntimeFromHere(folder: string): Rspack.RspackPluginInstance {
  return new rspack.NormalModuleReplacementPlugin(/!=!data:text\/javascript,/, (data) => {
    const [loader, text = ''] = data.request.split('data:text/javascript,');
    const source = decodeURIComponent(text).replaceAll(/ from "(\/[^"]+)"/g, (_, path: string) => {
      const here = relative(realpathSync(folder), path.replace(/\.cjs$/, '.js'));
      return ` from ${JSON.stringify(here.startsWith('.') ? here : `./${here}`)}`;
    });
    data.request = `${loader}data:text/javascript,${encodeURIComponent(source)}`;
  });
}

/** A list of files whose order says nothing: the bundler gives another one each time. What comes first in a page keeps its place. */
export function sortedLists({ allFiles, entries, integrity = {}, ...rest }: ManifestData): ManifestData {
  const sorted = ({ js = [], css = [] }: { js?: string[]; css?: string[] } = {}) => ({
    js: js.toSorted(),
    css: css.toSorted(),
  });
  return {
    ...rest,
    allFiles: allFiles.toSorted(),
    entries: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [
        name,
        { ...entry, ...(entry.async && { async: sorted(entry.async) }) },
      ]),
    ),
    integrity: Object.fromEntries(Object.entries(integrity).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}
