import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { devPortOf } from '../dev-port.ts';
import { exposedModules } from '../exposed-modules.ts';
import { federationIdentity } from '../federation-identity.ts';
import { readShopSettings } from '../shop-settings.ts';
import { startShop } from '../start-shop.ts';
import { waitForHealth } from '../supervise/wait-for-health.ts';
import { deployables, folderOf } from '../workspace.ts';

/* `pnpm dev [mf-x …]`: those remotes (all by default) and the shell with hot reload, the rest from their last release. */

const devServerLimitMs = 60_000;

const requested = process.argv.slice(2).filter((name) => name !== '--');
const unknown = requested.find((name) => !deployables.some((deployable) => deployable === name));
if (unknown !== undefined) {
  console.error(`There is no deployable "${unknown}". Name one or more of: ${deployables.join(', ')}.`);
  process.exit(2);
}
// The shell always takes part: hot reload needs its development build of React.
const developed = ['shell', ...(requested.length > 0 ? requested : deployables)].filter(
  (name, at, all) => all.indexOf(name) === at,
);

const servers: ChildProcess[] = [];
try {
  await Promise.all(developed.map(startDevServer));
  process.env.DEV_SERVERS = JSON.stringify(Object.fromEntries(await Promise.all(developed.map(describe))));
  const settings = readShopSettings();
  const supervisor = await startShop({
    settings,
    say: (line) => console.log(line),
    onLog: (name, line) => (/"level":[56]0/.test(line) ? console.error(`${name} ${line}`) : undefined),
    onExit: (name, code) => {
      console.error(`The ${name} server ended by itself (code ${code}).`);
      stop(1);
    },
  });
  const stop = (code: number): void => {
    for (const server of servers) server.kill('SIGTERM');
    void supervisor.stop().then(() => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(0));
  console.log(`\n${developed.join(', ')} with hot reload:  http://localhost:${settings.storefrontPort}`);
} catch (error) {
  for (const server of servers) server.kill('SIGTERM');
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function startDevServer(name: string): Promise<void> {
  const folder = folderOf(name);
  const rsbuild = join(
    createRequire(join(folder, 'package.json')).resolve('@rsbuild/core/package.json'),
    '../bin/rsbuild.js',
  );
  const server = spawn(process.execPath, [rsbuild, 'dev'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  servers.push(server);
  const file = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  await waitForHealth(
    `http://localhost:${devPortOf(name)}/${file}`,
    devServerLimitMs,
    () => server.exitCode === null,
  );
}

/** What the storefront must know of a dev server, in the form of `DEV_SERVERS`. */
async function describe(name: string) {
  const folder = folderOf(name);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const manifest: RemoteManifest =
    name === 'shell'
      ? { remote: 'shell', routes: [], slots: {}, services: [] }
      : (await import(join(folder, 'src/exposed/manifest.ts'))).manifest;
  const modules = name === 'shell' ? [] : Object.keys(exposedModules(folder, manifest));
  const { routes, nav = [], slots, services } = manifest;
  const base = `http://localhost:${devPortOf(name)}/`;
  return [
    name,
    { base, container: federationIdentity(name, version), version, modules, routes, nav, slots, services },
  ] as const;
}
