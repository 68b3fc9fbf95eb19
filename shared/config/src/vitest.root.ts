import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { isUsualGate } from './gate/usual-gate.ts';
import { workspaceRoot } from './workspace.ts';

/*
 * Unit tests of the whole workspace, one project for each kind of package: `vitest --project services`.
 * Tests run in Node; one that needs a document begins with `// @vitest-environment happy-dom`.
 */

const setupFiles = [
  join(workspaceRoot, 'shared/config/src/vitest.console-guard.ts'),
  join(workspaceRoot, 'shared/testing/src/unmount-after-test.ts'),
];

/** Starts the API of page tests, with the first file that needs it. */
const apiHost = join(workspaceRoot, 'shared/testing/src/api-host/provide-api-host.ts');

function project(name: string, folders: string[]) {
  return {
    extends: true as const,
    test: { name, include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`) },
  };
}

export default defineConfig({
  root: workspaceRoot,
  // What a development server would prepare for a browser is of no use to a test run.
  server: { watch: null },
  // Parts of both builds of a remote are tested: what only the server's has too.
  define: { __ON_SERVER__: 'true' },
  test: {
    projects: [
      project('shared', ['shared/*/src']),
      project('shell', ['shell/src']),
      project('remotes', ['mf-*/src']),
      project('services', ['services/*/src']),
      // What the benches calculate with; the suites themselves are Playwright's.
      project('benches', ['e2e/bench', 'e2e/looks', 'e2e/pictures', 'e2e/screen-reader']),
    ],
    // Tests that start servers, databases or other processes are left to `npm run test:whole`, and say so in their name.
    exclude: [...configDefaults.exclude, ...(isUsualGate ? ['**/*.whole.test.{ts,tsx}'] : [])],
    // Files of one worker share the modules that they load, which takes longer than most tests. What a test changes it puts back.
    isolate: false,
    setupFiles,
    globalSetup: [apiHost],
    // Tests reach the real API on a port of its own; a browser's same-origin rule is tested at the edge.
    environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
    // Class names as written, so that a test can see which variant a part shows.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Shoppers of the shop's country: what depends on the machine's clock zone fails here first.
    env: { TZ: 'Asia/Kuwait' },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What a test waits for takes as long as the machine needs: the limit of the test is the limit of its waits.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
});
