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

/** A loader that keeps no shopper waiting. `asked` are the versions of which a module was loaded. */
function open(options: Partial<Parameters<typeof createRemoteLoader>[0]> = {}) {
  const asked: string[] = [];
  const [onFailure, onLoaded] = [vi.fn(), vi.fn()];
  const { loadModule = async ({ version }: ReleaseLite) => version, ...others } = options;
  const loader = createRemoteLoader({
    ...{ remotes, retryDelayMs: 0, onFailure, onLoaded },
    ...others,
    loadModule: (of, module) => {
      asked.push(of.version);
      return loadModule(of, module);
    },
  });
  return { ...loader, asked, onFailure, onLoaded };
}
/** Throws for the current version alone. */
const fails =
  (error: Error) =>
  async ({ version }: ReleaseLite) => {
    if (version === '1.1.0') throw error;
    return version;
  };

function named(name: string): Error {
  const error = new Error(name);
  error.name = name;
  return error;
}

it('takes page and messages from the current version', async () => {
  const { load } = open({ loadModule: async ({ version }, module) => `${version} ${module}` });
  expect(await load('mf-a', ['./a.route', './locale.en'])).toEqual({
    modules: ['1.1.0 ./a.route', '1.1.0 ./locale.en'],
    release: current,
  });
});

it('shows the previous version when the current one breaks, and never runs the broken one again', async () => {
  const { load, asked, brokenContainers } = open({ loadModule: fails(new Error('evaluated badly')) });
  for (const _ of [1, 2]) expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
  expect(asked).toEqual(['1.1.0', '1.0.0', '1.0.0']);
  expect([...brokenContainers]).toEqual(['mf_a_1_1_0']);
});

it('tries a version again after the network failed it', async () => {
  let isDown = true;
  const { load } = open({
    remotes: { 'mf-a': { current } },
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
  const { load } = open({
    timeoutsMs: [20, 20],
    loadModule: ({ version }) =>
      version === '1.1.0' ? new Promise(() => undefined) : Promise.resolve(version),
  });
  expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
});

it('passes over a version that does not have the page yet', async () => {
  const { load } = open({ remotes: { 'mf-a': { current: release('1.1.0', ['./b.route']), previous } } });
  expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
  await expect(load('mf-nowhere', ['./a.route'])).rejects.toThrow('0 tried');
});

it.each(['EntryMissingError', 'EntryNetworkError', 'EntryIntegrityError', 'ChunkLoadError', 'TimeoutError'])(
  'asks once more after a %s, then takes the previous version and says so once',
  async (name) => {
    const { load, asked, onFailure, onLoaded } = open({ loadModule: fails(named(name)) });
    expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
    expect(asked).toEqual(['1.1.0', '1.1.0', '1.0.0']);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith('mf-a', current, expect.objectContaining({ name }));
    expect(onLoaded).toHaveBeenCalledExactlyOnceWith('mf-a', previous);
  },
);

it('reports no failure when the second try succeeds', async () => {
  const loadModule = vi.fn(async ({ version }: ReleaseLite) => version);
  loadModule.mockRejectedValueOnce(named('ChunkLoadError'));
  const { load, onFailure } = open({ loadModule });
  expect((await load('mf-a', ['./a.route'])).release).toBe(current);
  expect(onFailure).not.toHaveBeenCalled();
});

it.each([
  ['without a hash', { entry: { file: 'web/remoteEntry.js', integrity: 'none' } }],
  ['without an entry', { entry: undefined }],
  ['without modules', { exposes: undefined }],
  ['without a container', { container: 7 }],
])('asks for nothing of a release that is described %s, and takes the previous one', async (_how, part) => {
  const described = { ...current, ...part } as ReleaseLite;
  const { load, asked, onFailure } = open({ remotes: { 'mf-a': { current: described, previous } } });
  expect((await load('mf-a', ['./a.route'])).release).toBe(previous);
  expect(asked).toEqual(['1.0.0']);
  expect(onFailure.mock.calls[0]?.[2]).toMatchObject({ name: 'ManifestError' });
});
