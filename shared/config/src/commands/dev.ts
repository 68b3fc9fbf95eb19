import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from '@dana/server/lock-directory';
import { buildIfStale } from '../build-deployable.ts';
import { copyReleases, createPortChoice, prepareDevShop } from '../dev/start-dev-shop.ts';
import { describeDevServer } from '../dev/describe-dev-server.ts';
import { type DevServer, startDevServer } from '../dev/dev-server.ts';
import { followManifest } from '../dev/follow-manifest.ts';
import { devPortOf } from '../dev-port.ts';
import { developmentFolder } from '../development.ts';
import { readShopSettings } from '../shop-settings.ts';
import { buildAll, publishAll } from '../start-shop.ts';
import { deployables, folderOf, offlineWorker } from '../workspace.ts';

/*
 * `pnpm dev [mf-x …]`: those remotes (all by default) and the shell from their sources, the rest as it was last released.
 * A shop that runs meanwhile is not touched: ports, data and builds are its own.
 */

const startedAt = Date.now();
const requested = process.argv.slice(2).filter((name) => name !== '--');
const unknown = requested.find((name) => !deployables.includes(name));
if (unknown !== undefined) {
  console.error(`There is no deployable "${unknown}". Name one or more of: ${deployables.join(', ')}.`);
  process.exit(2);
}
// The shell always takes part: hot reload needs its development build of React.
const developed = [...new Set(['shell', ...(requested.length > 0 ? requested : deployables)])];

const dataDir = join(developmentFolder(), 'data');
const devServersFile = join(developmentFolder(), 'dev-servers.json');
const giveFolderBack = takeFolder();
mkdirSync(dataDir, { recursive: true });
// The storefront waits for it.
rmSync(devServersFile, { force: true });
const servers = new Map<string, DevServer>();
const freePort = createPortChoice();
const storefrontPort = await freePort(Number(process.env.PORT ?? 8090));
const apiPort = await freePort(Number(process.env.API_PORT ?? storefrontPort + 1));
const bankPort = await freePort(Number(process.env.PRACTICE_BANK_PORT ?? storefrontPort + 2));

const shop = prepareDevShop({
  storefrontPort,
  apiPort,
  bankPort,
  dataDir,
  devServersFile,
  onLine: (server, line) => {
    if (/"level":[456]0/.test(line) || !line.startsWith('{')) console.error(`${server} ${line}`);
  },
});
let isStopping = false;
let describing = Promise.resolve();
async function stop(code: number): Promise<never> {
  isStopping = true;
  await Promise.all([shop.stop(), ...[...servers.values()].map((server) => server.stop())]);
  giveFolderBack();
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));

try {
  await Promise.all([
    shop.startApi(),
    bringReleases().then(shop.startEdge),
    Promise.all(developed.map(start)).then(describeAll),
  ]);
  await Promise.all(developed.filter((name) => name !== 'shell').map(follow));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `\n${developed.join(', ')} from their sources after ${seconds} s:  http://localhost:${storefrontPort}\nCtrl-C ends it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await stop(1);
}

/** Two dev loops would write over each other's builds and data. */
function takeFolder(): () => void {
  try {
    return lockDirectory(
      developmentFolder(),
      'Is `pnpm dev` running already? End it and name all that you work on in one: pnpm dev mf-content mf-product. Or give this one a folder of its own: DEV_FOLDER=…',
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

async function bringReleases(): Promise<void> {
  // The one that ends itself: what a browser keeps from a shop that ran here must not hide what is developed.
  await buildIfStale(folderOf(offlineWorker));
  if (await copyReleases(readShopSettings().dataDir, dataDir)) return;
  await buildAll(console.log);
  await publishAll(dataDir, console.log);
}

async function start(name: string): Promise<void> {
  const port = servers.get(name)?.port ?? (await freePort(devPortOf(name)));
  const server = startDevServer(name, {
    port,
    onBuilt: () => void describeAll(),
    onExit: (code) => {
      console.error(`The dev server of ${name} ended by itself (code ${code}).`);
      void stop(1);
    },
  });
  servers.set(name, server);
  await server.isBuilt;
}

/** The storefront reads the file again whenever it is another one. Before all builds are there it is not written. */
function describeAll(): Promise<void> {
  describing = describing.then(describeOnce).catch((error: Error) => console.error(error.message));
  return describing;
}

async function describeOnce(): Promise<void> {
  if (servers.size < developed.length || isStopping) return;
  await Promise.all([...servers.values()].map(({ isBuilt }) => isBuilt));
  const described = await Promise.all(
    [...servers].map(async ([name, server]) => [name, await describeDevServer(name, server)] as const),
  );
  const text = JSON.stringify({ at: Date.now(), servers: Object.fromEntries(described) });
  writeFileSync(`${devServersFile}.new`, text);
  renameSync(`${devServersFile}.new`, devServersFile);
}

async function follow(name: string): Promise<void> {
  await followManifest(folderOf(name), {
    onIdentity: async () => {
      await servers.get(name)?.stop();
      await start(name);
    },
    onChange: describeAll,
    onProblem: (message) => console.error(message),
  });
}
