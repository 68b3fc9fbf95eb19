import { readFileSync } from 'node:fs';
import { defineConfig, type EnvironmentConfig, type RsbuildConfig, type RsbuildPlugin } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browserMaps, nameSources } from './browser-maps.ts';
import { nameClasses } from './name-classes.ts';
import { shellChunks } from './chunks.ts';
import { devClient, devServerPort, isDevelopment, outputFolder } from './development.ts';
import { hotSources } from './dev/hot-sources.ts';
import { announceBuilds } from './dev/announce-builds.ts';
import { federationIdentity } from './federation-identity.ts';
import { recordInterfaces } from './interfaces/record-interfaces.ts';
import { providedVersions, singletonNames } from './singletons.ts';
import { browserMinify, nameUsedExports, serverMinify, sortedLists } from './stable-bytes.ts';
import { browsers, localCors } from './web-target.ts';

const commonOutput = {
  sourceMap: false,
  cleanDistPath: true,
  legalComments: 'none' as const,
};

/**
 * The build of the shell: a plain application (`web`) and the renderer that the server runs (`node`). No federation
 * plugin: the shell is the only provider of singletons and creates its federation instance by itself.
 */
export function defineShell({ folder, devPort }: { folder: string; devPort: number }): RsbuildConfig {
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  const identity = federationIdentity('shell', version);
  const port = devServerPort(devPort);

  return defineConfig({
    root: folder,
    plugins: [
      pluginReact({ splitChunks: false, reactRefreshOptions: { library: identity } }),
      writeProvidedVersions(folder),
      ...(isDevelopment ? [hotSources('shell'), announceBuilds()] : []),
    ],
    server: { port, strictPort: true, cors: localCors },
    dev: devClient(port),
    splitChunks: false,
    tools: { cssLoader: nameClasses(identity, folder) },
    performance: { printFileSize: false },
    source: {
      define: {
        __SHARED_VERSIONS__: JSON.stringify(providedVersions(folder)),
        // Remotes are named by their entry, never by a manifest: the runtime's snapshot part would only weigh.
        FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      },
    },
    environments: {
      web: webEnvironment(identity, folder),
      node: nodeEnvironment(folder),
    },
  });
}

function webEnvironment(identity: string, folder: string): EnvironmentConfig {
  return {
    source: { entry: { main: './src/main.tsx' }, define: { ENV_TARGET: '"web"' } },
    security: { sri: { enable: !isDevelopment } },
    output: {
      ...commonOutput,
      sourceMap: browserMaps,
      // A page may still be asking for the update before the last one.
      cleanDistPath: !isDevelopment,
      target: 'web',
      minify: browserMinify,
      distPath: { root: outputFolder(folder, 'web'), js: '', css: '', font: '', jsAsync: '', cssAsync: '' },
      assetPrefix: 'auto',
      dataUriLimit: 0,
      manifest: { generate: ({ manifestData }) => sortedLists(manifestData) },
      overrideBrowserslist: browsers,
    },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.plugins = [
          ...(config.plugins ?? []),
          recordInterfaces({ folder, slots: [], gives: singletonNames }),
        ];
        config.output = { ...config.output, uniqueName: identity, chunkLoadingGlobal: `chunks_${identity}` };
        // rxjs offers its code for browsers without classes first, and helpers for them beside it.
        config.resolve = { ...config.resolve, conditionNames: ['es2015', '...'] };
        config.optimization = { ...config.optimization, splitChunks: shellChunks };
        nameUsedExports(config);
        nameSources(config, 'shell', folder);
      },
    },
  };
}

/** Writes `dist/web/provided.json`, from which a release says what remotes will find: the gate compares. */
function writeProvidedVersions(folder: string): RsbuildPlugin {
  return {
    name: 'provided-versions',
    setup(api) {
      api.processAssets(
        { stage: 'additional', environments: ['web'] },
        ({ compilation, sources: { RawSource } }) =>
          compilation.emitAsset('provided.json', new RawSource(JSON.stringify(providedVersions(folder)))),
      );
    },
  };
}

function nodeEnvironment(folder: string): EnvironmentConfig {
  return {
    source: { entry: { server: './src/server.tsx' }, define: { ENV_TARGET: '"node"' } },
    // The dev storefront renders with it.
    dev: { writeToDisk: true },
    output: {
      ...commonOutput,
      target: 'node',
      distPath: { root: outputFolder(folder, 'node'), js: '' },
      filename: { js: '[name].js' },
      module: false,
      minify: serverMinify,
      emitAssets: false,
    },
    tools: {
      htmlPlugin: false,
      rspack: (config) => {
        config.plugins = [
          ...(config.plugins ?? []),
          recordInterfaces({ folder, slots: [], gives: singletonNames }),
        ];
        config.output = { ...config.output, library: { type: 'commonjs2' } };
        nameUsedExports(config);
      },
    },
  };
}
