import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig, type EnvironmentConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { browserMaps, nameSources } from './browser-maps.ts';
import { nameClasses } from './name-classes.ts';
import { remoteChunks } from './chunks.ts';
import { devClient, devServerPort, isDevelopment, outputFolder } from './development.ts';
import { hotSources } from './dev/hot-sources.ts';
import { announceBuilds } from './dev/announce-builds.ts';
import { exposedModules } from './exposed-modules.ts';
import { federationIdentity } from './federation-identity.ts';
import { mountExpose, mountShare, mountSource } from './mount-module.ts';
import { browserMinify, nameRuntimeFromHere, nameUsedExports, serverMinify } from './stable-bytes.ts';
import { singletonShares } from './singletons.ts';
import { writeTypes } from './write-types.ts';
import { recordInterfaces } from './interfaces/record-interfaces.ts';
import { browsers, localCors } from './web-target.ts';

type RemoteDefinition = { folder: string; manifest: RemoteManifest; devPort: number };

/** Made for the same browsers as a remote's own code, where they are installed from a registry too. */
const ourPackages = [/[\\/]node_modules[\\/]@dana[\\/]/];

/** In place of React's own way to make elements under development, of which each remote would hold a copy. */
const elementsOfTheShell = fileURLToPath(import.meta.resolve('@dana/config/dev/make-element'));

/** Its ES modules, of which only stays what is used: the builder names its CommonJS. */
const federationRuntime = fileURLToPath(import.meta.resolve('@module-federation/runtime'));

const commonOutput = {
  sourceMap: false,
  cleanDistPath: true,
  legalComments: 'none' as const,
};

/**
 * The build of one remote, whole: a `web` and a `node` build of the same exposed modules.
 * @returns an Rsbuild configuration; output in `<folder>/dist/{web,node}`.
 * Errors: a missing exposed file stops the build and is named.
 */
export function defineRemote({ folder, manifest, devPort }: RemoteDefinition): RsbuildConfig {
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string };
  const identity = federationIdentity(manifest.remote, version);
  const exposes = exposedModules(folder, manifest);
  const port = devServerPort(devPort);
  const shared = singletonShares(folder);
  const federation = { remote: manifest.remote, folder, slots: Object.keys(manifest.slots), exposes, shared };

  return defineConfig({
    root: folder,
    plugins: [
      pluginReact({ splitChunks: false, reactRefreshOptions: { library: identity } }),
      writeTypes(folder, exposes),
      ...(isDevelopment ? [hotSources(manifest.remote), announceBuilds()] : []),
    ],
    server: { port, strictPort: true, cors: localCors },
    dev: devClient(port),
    splitChunks: false,
    tools: { cssLoader: nameClasses(identity, folder) },
    ...(isDevelopment && { resolve: { alias: { 'react/jsx-dev-runtime$': elementsOfTheShell } } }),
    performance: { printFileSize: false },
    environments: {
      web: webEnvironment(identity, federation),
      node: nodeEnvironment(identity, federation),
    },
  });
}

type Federation = {
  remote: string;
  folder: string;
  slots: string[];
  exposes: Record<string, string>;
  shared: ReturnType<typeof singletonShares>;
};

function webEnvironment(identity: string, federation: Federation): EnvironmentConfig {
  return {
    source: { entry: {}, include: ourPackages, define: { __ON_SERVER__: 'false' } },
    security: { sri: { enable: !isDevelopment } },
    output: {
      ...commonOutput,
      sourceMap: browserMaps,
      // A page may still be asking for the update before the last one.
      cleanDistPath: !isDevelopment,
      target: 'web',
      minify: browserMinify,
      distPath: { root: outputFolder(federation.folder, 'web'), js: '', css: '', jsAsync: '', cssAsync: '' },
      assetPrefix: 'auto',
      // Off, or each page would carry a copy of its data URLs; a remote ships no assets but code and styles.
      dataUriLimit: 0,
      overrideBrowserslist: browsers,
    },
    tools: {
      htmlPlugin: false,
      rspack: (config, { appendPlugins }) => {
        nameOutput(config, identity);
        nameSources(config, federation.remote, federation.folder);
        config.optimization = { ...config.optimization, splitChunks: remoteChunks };
        config.resolve = {
          ...config.resolve,
          alias: { ...config.resolve?.alias, '@module-federation/runtime': federationRuntime },
        };
        appendPlugins(recordInterfaces(federation));
        appendPlugins(nameRuntimeFromHere(federation.folder));
        appendPlugins(mountSource(federation.folder, federation.exposes));
        appendPlugins(
          new ModuleFederationPlugin({
            ...commonFederation(identity, {
              ...federation,
              exposes: { ...federation.exposes, ...mountExpose },
              shared: { ...federation.shared, ...mountShare },
            }),
            filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
            manifest: true,
          }),
        );
      },
    },
  };
}

function nodeEnvironment(identity: string, federation: Federation): EnvironmentConfig {
  return {
    source: { entry: {}, include: ourPackages, define: { __ON_SERVER__: 'true' } },
    // The dev storefront renders with it.
    dev: { writeToDisk: true },
    output: {
      ...commonOutput,
      target: 'node',
      distPath: { root: outputFolder(federation.folder, 'node'), js: '' },
      minify: serverMinify,
      module: false,
    },
    tools: {
      htmlPlugin: false,
      rspack: (config, { appendPlugins }) => {
        nameOutput(config, identity);
        config.target = 'async-node';
        config.output = { ...config.output, chunkLoading: 'require', chunkFormat: 'commonjs' };
        appendPlugins(recordInterfaces(federation));
        appendPlugins(nameRuntimeFromHere(federation.folder));
        appendPlugins(
          new ModuleFederationPlugin({
            ...commonFederation(identity, federation),
            filename: 'remoteEntry.js',
            library: { type: 'commonjs-module', name: identity },
            manifest: false,
          }),
        );
      },
    },
  };
}

function commonFederation(identity: string, { exposes, shared }: Federation) {
  return {
    name: identity,
    exposes,
    shared,
    // The default loads every remote's entry at start, so that one dead remote takes the whole shop down.
    shareStrategy: 'loaded-first' as const,
    // The runtime's core travels once, with the host. A remote reads no manifests and loads no other remote.
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true } },
    dts: false,
  };
}

function nameOutput(config: Rspack.Configuration, identity: string): void {
  if (!isDevelopment) nameUsedExports(config);
  config.output = {
    ...config.output,
    uniqueName: identity,
    chunkLoadingGlobal: `chunks_${identity}`,
  };
}
