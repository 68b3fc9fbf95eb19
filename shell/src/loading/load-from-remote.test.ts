import type { ReleaseLite } from '@dana/contracts/release/composition';
import { expect, it, vi } from 'vitest';
import { createRemoteLoader } from './load-from-remote.ts';

const release = (version: string, modules = ['./a.route', './locale.en']): ReleaseLite => ({
  version,
  container: `mf_a_${version.replaceAll('.', '_')}`,
  base: `/assets/mf-a/${'0'.repeat(64)}/`,
  entry: { file: 'web/remoteEntry.js', integrity: `sha384-${'A'.repeat(64)}` },
  exposes: Object.fromEntries(modules.map((module) => [module, { js: [], css: [] }])),
  routes: [],
  slots: {},
  services: [],
});
const current = release('1.1.0');
const previous = release('1.0.0');
const remotes = { 'mf-a': { current, previous } };

function named(name: string): Error {
  const error = new Error(name);
  error.name = name;
  return error;
}

it('takes page and texts from the current version', async () => {
  const { load } = createRemoteLoader({
    remotes,
    loadModule: async ({ version }, module) => `${version} ${module}`,
  });
  expect(await load('mf-a', ['./a.route', './locale.en'])).toEqual({
    modules: ['1.1.0 ./a.route', '1.1.0 ./locale.en'],
    release: current,
  });
});

it('shows the previous version when the current one breaks, and never runs the broken one again', async () => {
  const asked: string[] = [];
  const { load, brokenContainers } = createRemoteLoader({
    remotes,
    loadModule: async ({ version }) => {
      asked.push(version);
      if (version === '1.1.0') throw new Error('evaluated badly');
      return version;
    },
  });
  expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
  expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
  expect(asked).toEqual(['1.1.0', '1.0.0', '1.0.0']);
  expect([...brokenContainers]).toEqual(['mf_a_1_1_0']);
});

it('tries a version again after the network failed it', async () => {
  let isDown = true;
  const { load } = createRemoteLoader({
    remotes: { 'mf-a': { current } },
    retryDelayMs: 0,
    loadModule: async ({ version }) => {
      if (isDown) throw named('EntryNetworkError');
      return version;
    },
  });
  await expect(load('mf-a', ['./a.route'])).rejects.toMatchObject({ name: 'RemoteLoadError' });
  isDown = false;
  expect((await load('mf-a', ['./a.route'])).modules).toEqual(['1.1.0']);
});

it('gives up on a version that hangs', async () => {
  const { load } = createRemoteLoader({
    remotes,
    timeoutsMs: [20, 20],
    retryDelayMs: 0,
    loadModule: ({ version }) =>
      version === '1.1.0' ? new Promise(() => undefined) : Promise.resolve(version),
  });
  expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
});

it('passes over a version that does not have the page yet', async () => {
  const { load } = createRemoteLoader({
    remotes: { 'mf-a': { current: release('1.1.0', ['./b.route']), previous } },
    loadModule: async ({ version }) => version,
  });
  expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
  await expect(load('mf-nowhere', ['./a.route'])).rejects.toThrow('0 tried');
});

it.each(['EntryMissingError', 'EntryNetworkError', 'EntryIntegrityError', 'ChunkLoadError', 'TimeoutError'])(
  'asks once more after a %s, then takes the previous version and says so once',
  async (name) => {
    const asked: string[] = [];
    const onFailure = vi.fn();
    const onLoaded = vi.fn();
    const { load } = createRemoteLoader({
      remotes,
      retryDelayMs: 0,
      onFailure,
      onLoaded,
      loadModule: async ({ version }) => {
        asked.push(version);
        if (version === '1.1.0') throw named(name);
        return version;
      },
    });
    expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
    expect(asked).toEqual(['1.1.0', '1.1.0', '1.0.0']);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('mf-a', current, expect.objectContaining({ name }));
    expect(onLoaded).toHaveBeenCalledExactlyOnceWith('mf-a', previous);
  },
);

it('reports no failure when the second try succeeds', async () => {
  let isFirst = true;
  const onFailure = vi.fn();
  const { load } = createRemoteLoader({
    remotes,
    retryDelayMs: 0,
    onFailure,
    loadModule: async ({ version }) => {
      if (isFirst) {
        isFirst = false;
        throw named('ChunkLoadError');
      }
      return version;
    },
  });
  expect((await load('mf-a', ['./a.route'])).release).toBe(current);
  expect(onFailure).not.toHaveBeenCalled();
});

it.each([
  ['without a hash', { entry: { file: 'web/remoteEntry.js', integrity: 'none' } }],
  ['without an entry', { entry: undefined }],
  ['without modules', { exposes: undefined }],
  ['without a container', { container: 7 }],
])('asks for nothing of a release that is described %s, and takes the previous one', async (_how, part) => {
  const asked: string[] = [];
  const onFailure = vi.fn();
  const { load } = createRemoteLoader({
    remotes: { 'mf-a': { current: { ...current, ...part } as ReleaseLite, previous } },
    onFailure,
    loadModule: async ({ version }) => {
      asked.push(version);
      return version;
    },
  });
  expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
  expect(asked).toEqual(['1.0.0']);
  expect(onFailure.mock.calls[0]?.[2]).toMatchObject({ name: 'ManifestError' });
});
