import federation from '@module-federation/webpack-bundler-runtime/bundler';

/**
 * Gives remotes the federation bundler runtime that they were built without (it would add 28 KB to each).
 * Every read returns a fresh object, because a remote writes its own instance and options into it.
 */
export function defineBundlerRuntime(): void {
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
