import type { Composition, ReleaseLite } from '@dana/contracts/release/composition';
import externalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime';
import type { LoadModule } from './browser-federation.ts';
import { provideEarlierRuntime } from './earlier-runtime.ts';
import { sharedModules } from './shared-modules.ts';

/** Reads the container of a release from disk. Throws when it cannot be read or throws while it is evaluated. */
export type LoadContainer = (release: ReleaseLite) => unknown;

/** Federation on the server: the same releases, their `node` builds required from disk, nothing over the network. */
export function createServerFederation(composition: Composition, loadContainer: LoadContainer): LoadModule {
  provideEarlierRuntime();
  const releases = Object.values(composition.remotes).flatMap(({ current, previous }) =>
    previous ? [current, previous] : [current],
  );
  const byContainer = new Map(releases.map((release) => [release.container, release]));
  const instance = createInstance({
    name: 'shell',
    remotes: releases.map(({ container }) => ({
      name: container,
      entry: `disk://${container}.js`,
      type: 'commonjs-module',
    })),
    shared: sharedModules,
    shareStrategy: 'loaded-first',
    plugins: [
      externalRuntime(),
      {
        name: 'containers-from-disk',
        async loadEntry({ remoteInfo }) {
          const release = byContainer.get(remoteInfo.name);
          if (!release) throw new Error(`${remoteInfo.name} is not part of composition ${composition.id}.`);
          // The container's form is internal to federation; it has no public type.
          return loadContainer(release) as never;
        },
      },
    ],
  });
  return (release, module) => instance.loadRemote(`${release.container}/${module.replace('./', '')}`);
}
