import { mkdirSync, renameSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyReleases } from '../dev/copy-releases.ts';
import { createPortChoice } from '../dev/choose-ports.ts';
import { describeDevServer } from '../dev/describe-dev-server.ts';
import { type DevServer, startDevServer } from '../dev/dev-server.ts';
import { prepareDevShop } from '../dev/start-dev-shop.ts';
import { devPortOf } from '../dev-port.ts';
import { developmentFolder } from '../development.ts';
import { readShopSettings } from '../shop-settings.ts';
import { buildAll, publishAll } from '../start-shop.ts';
import { deployables, folderOf } from '../workspace.ts';

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
const servers = new Map<string, DevServer>();
const freePort = createPortChoice();
const storefrontPort = await freePort(Number(process.env.PORT ?? 8090));
const apiPort = await freePort(Number(process.env.API_PORT ?? storefrontPort + 1));
mkdirSync(dataDir, { recursive: true });

const shop = await prepareDevShop({
  storefrontPort,
  apiPort,
  dataDir,
  devServersFile,
  onLine: (server, line) => {
    if (/"level":[456]0/.test(line) || !line.startsWith('{')) console.error(`${server} ${line}`);
  },
});
let isStopping = false;
async function stop(code: number): Promise<never> {
  isStopping = true;
  await Promise.all([shop.stop(), ...[...servers.values()].map((server) => server.stop())]);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));

try {
  // The storefront opens without an API; both are waited for together.
  const api = shop.startApi();
  await Promise.race([Promise.all([bringReleases(), ...developed.map(start)]), api.then(forever)]);
  await describeAll();
  await Promise.all([api, shop.startEdge()]);
  developed.filter((name) => name !== 'shell').forEach(followManifest);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `\n${developed.join(', ')} from their sources after ${seconds} s:  http://localhost:${storefrontPort}\nCtrl-C ends it.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await stop(1);
}

/** For a race that only a failure may win. */
function forever(): Promise<never> {
  return new Promise(() => undefined);
}

async function bringReleases(): Promise<void> {
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

/** The storefront reads the file again whenever it is another one. Before all builds are there it is not asked. */
async function describeAll(): Promise<void> {
  if (servers.size < developed.length || isStopping) return;
  try {
    await Promise.all([...servers.values()].map(({ isBuilt }) => isBuilt));
    const described = await Promise.all(
      [...servers].map(async ([name, { port }]) => [name, await describeDevServer(name, port)] as const),
    );
    writeFileSync(
      `${devServersFile}.new`,
      JSON.stringify({ at: Date.now(), servers: Object.fromEntries(described) }),
    );
    renameSync(`${devServersFile}.new`, devServersFile);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
  }
}

/** What a remote exposes stands in its build's configuration, which is read when its dev server starts. */
function followManifest(name: string): void {
  let timer: NodeJS.Timeout | undefined;
  watch(join(folderOf(name), 'src/exposed'), (_event, file) => {
    if (file !== 'manifest.ts') return;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      console.log(`The manifest of ${name} changed.`);
      await servers.get(name)?.stop();
      await start(name).then(describeAll, (error: Error) => console.error(error.message));
    }, 50);
  });
}
