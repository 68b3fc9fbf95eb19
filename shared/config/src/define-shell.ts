import { readFileSync } from 'node:fs';
import { defineConfig, type RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { federationIdentity } from './federation-identity.ts';
import { providedVersions } from './singletons.ts';

/**
 * The build of the shell: a plain application (`web`) and the renderer that the server runs (`node`). No federation
 * plugin: the shell is the only provider of singletons and creates its federation instance by itself.
 */
export function defineShell({ folder, devPort }: { folder: string; devPort: number }): RsbuildConfig {
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  const identity = federationIdentity('shell', version);
  const sharedVersions = providedVersions(folder);
  const common = { sourceMap: false, cleanDistPath: true, legalComments: 'none' } as const;
  const cssModules = { localIdentName: `${identity}__[name]__[local]_[hash:base64:5]` };

  return defineConfig({
    root: folder,
    plugins: [pluginReact({ splitChunks: false })],
    server: { port: devPort, strictPort: true },
    splitChunks: false,
    performance: { printFileSize: false },
    source: {
      define: {
        __SHARED_VERSIONS__: JSON.stringify(sharedVersions),
        // Remotes are named by their entry, never by a manifest: the runtime's snapshot part would only weigh.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      },
    },
    environments: {
      web: {
        source: { entry: { main: './src/main.tsx' }, define: { ENV_TARGET: '"web"' } },
        security: { sri: { enable: true } },
        output: {
          ...common,
          cssModules,
          target: 'web',
          distPath: { root: 'dist/web', js: '', css: '', font: '', jsAsync: '', cssAsync: '' },
          assetPrefix: 'auto',
          dataUriLimit: 0,
          manifest: true,
          crossOrigin: 'anonymous',
          overrideBrowserslist: ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4'],
        },
        tools: {
          htmlPlugin: false,
          rspack: (config) => {
            config.output = { ...config.output, uniqueName: identity, chunkLoadingGlobal: `chunks_${identity}` };
          },
        },
      },
      node: {
        source: { entry: { server: './src/server.tsx' }, define: { ENV_TARGET: '"node"' } },
        output: {
          ...common,
          cssModules,
          target: 'node',
          distPath: { root: 'dist/node', js: '' },
          filename: { js: '[name].js' },
          module: false,
          minify: false,
          emitAssets: false,
        },
        tools: { htmlPlugin: false, rspack: (config) => { config.output = { ...config.output, library: { type: 'commonjs2' } }; } },
      },
    },
  });
}
