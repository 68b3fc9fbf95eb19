import { isAbsolute, posix, relative, sep } from 'node:path';
import type { OutputConfig, Rspack } from '@rsbuild/core';
import { isDevelopment } from './development.ts';

/**
 * Source maps of scripts for browsers: places and names, without the sources, and no script says where its own is. `publish`
 * puts them apart from what is served. Development is left as it is.
 */
export const browserMaps: NonNullable<OutputConfig['sourceMap']> = isDevelopment
  ? false
  : { js: 'hidden-nosources-source-map', css: false };

/** Names sources in maps by their place in the repository, `mf-product/src/…`: the same on every machine, and of none a path. */
export function nameSources(config: Rspack.Configuration, remote: string, folder: string): void {
  if (isDevelopment) return;
  const nameOf = ({ absoluteResourcePath: path }: { absoluteResourcePath: string }): string => {
    if (!isAbsolute(path)) return 'generated';
    const [, inPackage] = /.*[\\/]node_modules[\\/](.+)$/.exec(path) ?? [];
    const name = (inPackage ?? relative(folder, path)).split(sep).join('/');
    return inPackage ? `node_modules/${name}` : posix.join(remote, name);
  };
  config.output = {
    ...config.output,
    devtoolModuleFilenameTemplate: nameOf,
    devtoolFallbackModuleFilenameTemplate: nameOf,
  };
}
