import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composition } from '@dana/contracts/release/composition';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RenderPool } from '../render/render-pool.ts';
import { type DevServers, followDevServers } from './follow-dev-servers.ts';

let folder: string;
let build: string;
let followed: DevServers | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dana-dev-'));
  build = join(folder, 'build');
  await mkdir(build);
  await writeFile(join(build, 'remoteEntry.js'), 'exports.first = 1;');
});
afterEach(async () => {
  followed?.close();
  followed = undefined;
  await rm(folder, { recursive: true, force: true });
});

const file = (): string => join(folder, 'dev-servers.json');
const server = (routes: object[] = []) => ({
  base: 'http://localhost:3105/',
  container: 'mf_content_1_0_0',
  version: '1.0.0',
  folder: build,
  entry: 'node/remoteEntry.js',
  css: [],
  exposes: { './contact.route': ['contact.css'] },
  routes,
  nav: [],
  slots: {},
  services: [],
});

let writes = 0;
/** As `pnpm dev` does: whole or not at all. */
async function describeServers(routes?: object[]): Promise<void> {
  writes += 1;
  const text = JSON.stringify({ at: writes, servers: { 'mf-content': server(routes) } });
  await writeFile(`${file()}.new`, text);
  await rename(`${file()}.new`, file());
}

const released = { id: 'live', shell: { version: '1.2.0' }, remotes: {} } as unknown as Composition;

function startFollowing() {
  const pools: { closed: boolean; warmed: Composition[] }[] = [];
  const problems: string[] = [];
  const createPool = (): RenderPool => {
    const pool = { closed: false, warmed: [] as Composition[] };
    pools.push(pool);
    return {
      render: async () => ({ kind: 'redirect', to: '/' }),
      warm: (composition) => void pool.warmed.push(composition),
      isWarm: () => true,
      state: () => ({ threads: 0, ready: 0, waiting: 0, rendering: 0 }),
      close: async () => {
        pool.closed = true;
      },
    };
  };
  const copyFolder = join(folder, 'copy');
  const opened = followDevServers({
    file: file(),
    copyFolder,
    createPool,
    onProblem: (message) => problems.push(message),
  });
  const ready = opened.then((servers) => {
    followed = servers;
    return servers;
  });
  return { ready, pools, problems, copyFolder };
}

it('waits for the first builds, and puts what runs from dev servers over what is released', async () => {
  const { ready, copyFolder } = startFollowing();
  await describeServers();
  const { overlay } = await ready;
  const { shell, remotes } = overlay(released);
  expect(shell).toEqual(released.shell);
  expect(remotes['mf-content']?.current).toMatchObject({
    base: 'http://localhost:3105/',
    serverEntry: 'node/remoteEntry.js',
    entry: { file: 'remoteEntry.js', integrity: '' },
    exposes: { './contact.route': { js: [], css: [{ file: 'contact.css', integrity: '' }] } },
  });
  expect(await readdir(join(copyFolder, 'assets/mf-content'))).toEqual([
    remotes['mf-content']?.current.treeHash,
  ]);
});

it('renders what was built or claimed since in new threads, and says so of what is live', async () => {
  await describeServers();
  const { ready, pools } = startFollowing();
  const { pool, overlay } = await ready;
  pool.warm(released);
  const before = overlay(released).remotes['mf-content']?.current.treeHash;

  await writeFile(join(build, 'remoteEntry.js'), 'exports.second = 2;');
  await describeServers();
  await vi.waitFor(() => expect(pools).toHaveLength(2));
  expect(overlay(released).remotes['mf-content']?.current.treeHash).not.toBe(before);

  const route = { path: '/write-to-us', module: './contact.route' };
  await describeServers([route]);
  await vi.waitFor(() => expect(pools).toHaveLength(3));
  expect(pools[2]?.warmed[0]?.remotes['mf-content']?.current.routes).toEqual([route]);
  await vi.waitFor(() => expect(pools.map(({ closed }) => closed)).toEqual([true, true, false]));
});

it('keeps its threads where a build changed nothing, and goes on after a file that says nothing', async () => {
  await describeServers();
  const { ready, pools, problems } = startFollowing();
  await ready;
  await writeFile(file(), '{"at":');
  await vi.waitFor(() => expect(problems).toHaveLength(1));
  await describeServers();
  await describeServers([{ path: '/seen' }]);
  await vi.waitFor(() => expect(pools).toHaveLength(2));
});
