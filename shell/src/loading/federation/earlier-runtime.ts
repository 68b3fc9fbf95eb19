import federation from '@module-federation/webpack-bundler-runtime/bundler';

/** What a container uses when its entry runs; its form is that of federation's bundler runtime. */
type BundlerRuntime = { bundlerRuntime?: object };

/**
 * Entries of releases built before 1.0 take federation's bundler runtime from this global; later ones bring their own and
 * take the runtime's core as federation documents it (`externalRuntime`). It goes when the oldest release that may be rolled
 * back to is such a later one (docs/releasing.md).
 * Every read returns a fresh object, because a remote writes its own instance and options into it.
 */
export function provideEarlierRuntime(runtime: BundlerRuntime = federation): void {
  Object.defineProperty(globalThis, '__SHOP_MF_RUNTIME__', {
    configurable: true,
    get: () => ({
      ...runtime,
      instance: undefined,
      initOptions: undefined,
      bundlerRuntimeOptions: {},
      bundlerRuntime: { ...runtime.bundlerRuntime, S: {} },
    }),
  });
}
