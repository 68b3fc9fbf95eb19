/** What a container uses when its entry runs; its form is that of federation's bundler runtime. */
export type HandedOut = { bundlerRuntime?: object };

/**
 * Gives remotes the federation bundler runtime that they were built without (it would add 28 KB to each). A later call
 * takes the place of the one before, for entries that run from then on.
 * Every read returns a fresh object, because a remote writes its own instance and options into it.
 */
export function handOutRuntime(federation: HandedOut): void {
  Object.defineProperty(globalThis, '__SHOP_MF_RUNTIME__', {
    configurable: true,
    get: () => ({
      ...federation,
      instance: undefined,
      initOptions: undefined,
      bundlerRuntimeOptions: {},
      bundlerRuntime: { ...federation.bundlerRuntime, S: {} },
    }),
  });
}
