// @vitest-environment happy-dom
import type { ReleaseLite } from '@dana/contracts/release/composition';
import * as react from 'react';
import { beforeAll, expect, it, vi } from 'vitest';

type HandedOut = {
  bundlerRuntime: {
    init: (parts: object) => object;
    consumes: (parts: object) => void;
    initContainerEntry: () => void;
  };
};
const release = { container: 'mf_a_1_0_0' } as ReleaseLite;
let direct: ReturnType<typeof import('./direct-containers.ts').createDirectContainers>;

beforeAll(async () => {
  // The build writes them in.
  vi.stubGlobal('__SHARED_VERSIONS__', new Proxy({}, { get: () => '1.2.3' }));
  direct = (await import('./direct-containers.ts')).createDirectContainers();
});

/** Runs what an entry of ours runs that asks for React in a range, and gives its way to read it. */
function runEntry(requiredVersion: string) {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports?: unknown }) => void>,
    c: {},
    federation: { initOptions: { name: release.container } },
  };
  const { bundlerRuntime } = Reflect.get(globalThis, '__SHOP_MF_RUNTIME__') as HandedOut;
  bundlerRuntime.init({ webpackRequire });
  const moduleToHandlerMapping = {
    R: { shareKey: 'react', shareInfo: { shareConfig: { requiredVersion } } },
  };
  bundlerRuntime.consumes({
    chunkId: 'page',
    chunkMapping: { page: ['R'] },
    moduleToHandlerMapping,
    webpackRequire,
  });
  return () => {
    const module: { exports?: unknown } = {};
    webpackRequire.m.R?.(module);
    return module.exports;
  };
}

it('gives a container the one copy that the shell has, and its modules to who asks', async () => {
  expect(direct.isOpen(release)).toBe(false);
  expect(runEntry('^1.1.0')()).toBe(react);
  expect(direct.isOpen(release)).toBe(true);
  vi.stubGlobal(release.container, { get: async (name: string) => () => `module ${name}` });
  expect(await direct.get(release, './a.route')).toBe('module ./a.route');
});

it('refuses a version that the shell is not, each time it is asked', () => {
  const read = runEntry('^1.3.0');
  for (const _ of [1, 2]) expect(read).toThrow('The shell has no react ^1.3.0; it has 1.2.3.');
});
