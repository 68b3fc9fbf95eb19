import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { nameClasses } from './name-classes.ts';
import { browserMinify, nameUsedExports } from './stable-bytes.ts';
import { browsers } from './web-target.ts';

type OwnPage = {
  folder: string;
  /** What its class names begin with. */
  name: string;
  /** Where its files are served. Begins and ends with a slash. */
  path: string;
};

/**
 * The build of a page that is not part of the shop and brings all that it runs: `src/main.tsx` in the document
 * `src/index.html`. Output in `<folder>/dist/web`: `index.html`, and beside it files whose names hold their hashes.
 */
export function defineOwnPage({ folder, name, path }: OwnPage): RsbuildConfig {
  return defineConfig({
    root: folder,
    plugins: [pluginReact()],
    performance: { printFileSize: false },
    source: { entry: { index: './src/main.tsx' } },
    html: { template: './src/index.html', scriptLoading: 'module', inject: 'head' },
    security: { sri: { enable: true } },
    output: {
      target: 'web',
      cleanDistPath: true,
      legalComments: 'none',
      sourceMap: false,
      minify: browserMinify,
      distPath: {
        root: 'dist/web',
        js: '',
        css: '',
        font: '',
        svg: '',
        image: '',
        jsAsync: '',
        cssAsync: '',
      },
      assetPrefix: path,
      // Its policy allows no data in addresses.
      dataUriLimit: 0,
      overrideBrowserslist: browsers,
    },
    tools: {
      cssLoader: nameClasses(name, folder),
      rspack: (config) => nameUsedExports(config),
    },
  });
}
