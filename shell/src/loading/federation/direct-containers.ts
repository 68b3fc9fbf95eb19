import type { ReleaseLite } from '@dana/contracts/release/composition';
import { handOutRuntime } from '@dana/contracts/federation/hand-out-runtime';
import { satisfiesCaret } from './satisfies-caret.ts';
import { sharedModules } from './shared-modules.ts';

/** A container's own protocol; it has no public type. A module comes as its factory. */
type Container = { get: (module: string) => Promise<() => unknown> };

type Consumption = { shareKey: string; shareInfo: { shareConfig: { requiredVersion: string } } };
/** What an entry hands over when it runs, and when a chunk of its needs shared modules. */
type EntryParts = {
  webpackRequire: {
    m: Record<string, (module: { exports: unknown }) => void>;
    c: Record<string, unknown>;
    federation: { initOptions: { name: string } };
  };
  moduleToHandlerMapping: Record<string, Consumption>;
};

/**
 * Opens containers by their own protocol, without the federation runtime: the first page's, while that runtime is still
 * on its way. All shared modules are there at once, so there is nothing to negotiate: a container gets the shell's, or
 * an error where it asks for a version that the shell is not. Call before any entry runs.
 */
export function createDirectContainers() {
  // By the name that an entry gives itself: those that ran before the federation runtime took over.
  const direct = new Set<string>();
  handOutRuntime({
    bundlerRuntime: {
      init({ webpackRequire }: EntryParts) {
        direct.add(webpackRequire.federation.initOptions.name);
        return {};
      },
      consumes: ({ chunkId, chunkMapping, ...parts }: ConsumesOptions) =>
        provide(chunkMapping[chunkId] ?? [], parts),
      installInitialConsumes: ({ initialConsumes, ...parts }: InitialOptions) =>
        provide(initialConsumes, parts),
      // The federation runtime may ask for what is done.
      initContainerEntry: () => undefined,
    },
  });

  return {
    /** Whether the entry of a release ran, and did so before the federation runtime took over. */
    isOpen: ({ container }: ReleaseLite): boolean => direct.has(container),
    /** A module of an open container. */
    async get(release: ReleaseLite, module: string): Promise<unknown> {
      const container = Reflect.get(globalThis, release.container) as Container;
      const factory = await container.get(module);
      return factory();
    },
  };
}

type ConsumesOptions = EntryParts & { chunkId: string; chunkMapping: Record<string, string[]> };
type InitialOptions = EntryParts & { initialConsumes: string[] };

/** Puts shared modules among a container's own, under the ids that its code knows them by. */
function provide(ids: string[], { webpackRequire, moduleToHandlerMapping }: EntryParts): void {
  for (const id of ids) {
    webpackRequire.m[id] = (module) => {
      // What throws here throws again next time, instead of being remembered as empty.
      delete webpackRequire.c[id];
      module.exports = sharedModule(moduleToHandlerMapping[id]);
    };
  }
}

function sharedModule(asked: Consumption | undefined): unknown {
  const { shareKey = '', shareInfo } = asked ?? {};
  const { requiredVersion = '' } = shareInfo?.shareConfig ?? {};
  const shared = sharedModules[shareKey];
  if (!shared || !satisfiesCaret(shared.version, requiredVersion))
    throw new Error(`The shell has no ${shareKey} ${requiredVersion}; it has ${shared?.version ?? 'none'}.`);
  return shared.lib();
}
