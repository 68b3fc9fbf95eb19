import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';

const setupFiles = [
  import.meta.resolve('@dana/config/vitest.console-guard'),
  import.meta.resolve('@dana/testing/unmount-after-test'),
];
const globalSetup = [import.meta.resolve('@dana/testing/api-host/provide-api-host')];

/**
 * The tests of a remote that has a repository of its own, as they would run in the workspace: in Node, with the real API for
 * those that start it, and with nothing written to the console unexpectedly.
 * @returns a configuration of vitest.
 */
export const defineRemoteTests = (): ViteUserConfig =>
  defineConfig({
    define: { __ON_SERVER__: 'true' },
    server: { watch: null },
    test: {
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: setupFiles.map((url) => fileURLToPath(url)),
      globalSetup: globalSetup.map((url) => fileURLToPath(url)),
      // Our parts bring their style sheets along, which Node cannot load.
      server: { deps: { inline: [/@dana/] } },
      environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
      css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
      restoreMocks: true,
      env: { TZ: 'Asia/Kuwait' },
      testTimeout: 20_000,
      hookTimeout: 60_000,
    },
  });
