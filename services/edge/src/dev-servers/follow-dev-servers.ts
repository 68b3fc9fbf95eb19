import { existsSync, unwatchFile, watchFile } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Composition } from '@dana/contracts/release/composition';
import { integrityOf, treeHashOf, treeKey } from '@dana/releases/store/key';
import type { RenderPool } from '../render/render-pool.ts';
import {
  type BuiltDevServer,
  type DevServer,
  devServersFileSchema,
  overlayDevServers,
} from './dev-servers.ts';
import { writeTree } from '../fallback-copy/copied-tree.ts';

type FollowOptions = {
  /** What runs from dev servers: JSON, written after their first builds and again after each other one. */
  file: string;
  /** The releases on this machine. */
  copyFolder: string;
  createPool: () => RenderPool;
  onProblem: (message: string) => void;
};

export type DevServers = {
  overlay: (composition: Composition) => Composition;
  /** Renders with the newest builds. */
  pool: RenderPool;
  close: () => void;
};

/** Unit: milliseconds. */
const lookMs = 50;

/**
 * Follows what dev servers build, from when they have built once. Each change gets threads of its own: a thread keeps what it
 * has loaded, and the routes that it began with.
 */
export async function followDevServers(options: FollowOptions): Promise<DevServers> {
  const { file, copyFolder, createPool, onProblem } = options;
  let servers: Record<string, BuiltDevServer> = {};
  let pool = createPool();
  let live: Composition | undefined;
  const overlay = (composition: Composition) => overlayDevServers(composition, servers);
  async function read(): Promise<void> {
    const described = devServersFileSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    const before = servers;
    servers = Object.fromEntries(
      await Promise.all(
        Object.entries(described.servers).map(
          async ([name, server]) => [name, await takeBuild(copyFolder, name, server)] as const,
        ),
      ),
    );
    if (isDeepStrictEqual(servers, before) || Object.keys(before).length === 0) return;
    const old = pool;
    pool = createPool();
    if (live) pool.warm(overlay(live));
    await old.close();
  }

  while (!existsSync(file)) await setTimeout(lookMs);
  let reading = read();
  await reading;
  watchFile(file, { interval: lookMs }, () => {
    reading = reading.then(read).catch((error: Error) => onProblem(error.message));
  });

  return {
    overlay,
    pool: {
      render: (...words) => pool.render(...words),
      state: () => pool.state(),
      warm(composition) {
        live = composition;
        pool.warm(overlay(composition));
      },
      isWarm: () => pool.isWarm(),
      close: () => pool.close(),
    },
    close: () => unwatchFile(file),
  };
}

/**
 * Puts the build of a dev server among the releases of this machine, under the hash of its files: rendering threads execute
 * nothing else.
 */
async function takeBuild(copyFolder: string, remote: string, server: DevServer): Promise<BuiltDevServer> {
  const names = (await readdir(server.folder)).filter((name) => name.endsWith('.js'));
  const found = await Promise.all(
    names.map(async (name) => ({ path: `node/${name}`, bytes: await readFile(join(server.folder, name)) })),
  );
  const files = found.map(({ path, bytes }) => ({ path, sha384: integrityOf(bytes), bytes: bytes.length }));
  const treeHash = treeHashOf(files);
  const { version } = server;
  await writeTree(copyFolder, treeKey(remote, treeHash), { remote, version, treeHash, files }, found);
  return { ...server, treeHash };
}
