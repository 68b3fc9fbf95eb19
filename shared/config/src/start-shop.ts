import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build-deployable.ts';
import { isPortFree } from './free-port.ts';
import { runRelease } from './run-release.ts';
import { sampleCatalogue } from './sample-catalogue.ts';
import type { ShopSettings } from './shop-settings.ts';
import { startSupervised } from './supervise/start-supervised.ts';
import { createSupervisor, type Supervisor, waitForHealth } from './supervise/supervisor.ts';
import { deployables, emptyDatabasesFolder, folderOf, servedBuilds, workspaceRoot } from './workspace.ts';

type StartOptions = {
  settings: ShopSettings;
  say: (line: string) => void;
  /** Lines that the servers write to their logs. */
  onLog: (name: string, line: string) => void;
  onExit: (name: string, code: number | null) => void;
  /** With it a server that ends after it was ready is started again, and this is called; without it `onExit` is. */
  onRestart?: (name: string, code: number | null, pauseMs: number) => void;
  /** `generous`: rate limits high enough for suites that register many shoppers from one address. */
  limits?: 'usual' | 'generous';
  /** Further settings of both servers. */
  environment?: Readonly<Record<string, string>>;
};

/** Calls per window and address that a suite may make; the API's own defaults are for one person. */
const generousLimits = {
  API_LIMIT_SIGN_IN: '100000',
  API_LIMIT_REGISTER: '100000',
  API_LIMIT_MESSAGES: '100000',
  API_LIMIT_FORGOT: '100000',
  API_LIMIT_LETTERS: '100000',
  API_LIMIT_COUPON: '100000',
  API_LIMIT_TRACK: '100000',
  API_LIMIT_UPLOADS: '100000',
  API_LIMIT_CART: '100000',
  API_LIMIT_ORDERS: '100000',
  API_LIMIT_UNPAID_ORDERS: '100000',
  API_LIMIT_HELD_PIECES: '1000000',
  API_LIMIT_UNCONFIRMED_PIECES: '1000000',
  // All journeys order from one address.
  API_CONFIRM_ABOVE_PIECES: '1000000',
  API_CONFIRM_ABOVE_KWD: '1000000',
};

const apiStartLimitMs = 120_000;
const bankStartLimitMs = 60_000;
const edgeStartLimitMs = 60_000;

/**
 * Builds what changed, publishes it, and starts the shop's servers.
 * @returns the supervisor that stops them.
 * Errors: throws with a sentence that says what to do: a taken port, a failed build, a server that does not start.
 */
export async function startShop({
  settings,
  say,
  onLog,
  onExit,
  onRestart,
  limits = 'usual',
  environment = {},
}: StartOptions): Promise<Supervisor> {
  await demandFreePorts([
    { port: settings.storefrontPort, variable: 'PORT', what: 'the storefront' },
    ...(settings.isOwnApi ? [{ port: settings.apiPort, variable: 'API_PORT', what: 'the API' }] : []),
    ...(settings.bankPort === undefined
      ? []
      : [{ port: settings.bankPort, variable: 'PRACTICE_BANK_PORT', what: 'the practice bank' }]),
  ]);
  await buildAll(say);
  await publishAll(settings.dataDir, say);

  // A server that ends while it starts is what `startServer` throws about.
  let isOpen = false;
  const supervisor = createSupervisor((name, code) => {
    if (isOpen) onExit(name, code);
  });
  const env = {
    API_CATALOGUE: process.env.API_CATALOGUE ?? sampleCatalogue,
    API_EMPTY_DATABASES: emptyDatabasesFolder,
    PORT: String(settings.storefrontPort),
    API_PORT: String(settings.apiPort),
    DATA_DIR: settings.dataDir,
    API_BASE_URL: settings.apiBaseUrl,
    ...bankEnvironment(settings),
    ...(limits === 'generous' ? generousLimits : {}),
    NODE_ENV: limits === 'generous' ? 'test' : 'production',
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${settings.storefrontPort}`,
    ...environment,
  };
  async function startServer(name: string, healthUrl: string, limitMs: number): Promise<void> {
    const script = join(workspaceRoot, `services/${name}/src/server.ts`);
    await startSupervised(
      supervisor,
      { name, script, env, cwd: workspaceRoot },
      { untilReady: (isAlive) => waitForHealth(healthUrl, limitMs, isAlive), onLog, onRestart },
    );
  }
  try {
    if (settings.isOwnApi) {
      const isFirst = !existsSync(join(settings.dataDir, 'db'));
      say(isFirst ? 'Starting the API; this first start fills the database …' : 'Starting the API …');
      await Promise.all([
        startServer('api', `${settings.apiBaseUrl}/readyz`, apiStartLimitMs),
        ...(settings.bankPort === undefined
          ? []
          : [startServer('practice-bank', `http://localhost:${settings.bankPort}/readyz`, bankStartLimitMs)]),
      ]);
    }
    say('Starting the storefront …');
    // Ready, not only alive: the first shopper finds a renderer that has rendered.
    const { storefrontHost = 'localhost', storefrontPort } = settings;
    await startServer('edge', `http://${storefrontHost}:${storefrontPort}/readyz`, edgeStartLimitMs);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  isOpen = true;
  return supervisor;
}

/** How the API and the practice bank find each other, with a secret that is made for this start. */
export function bankEnvironment({ bankPort }: Pick<ShopSettings, 'bankPort'>): Record<string, string> {
  if (bankPort === undefined) return {};
  return {
    PRACTICE_BANK_PORT: String(bankPort),
    PRACTICE_BANK_URL: `http://localhost:${bankPort}`,
    PRACTICE_BANK_SECRET: process.env.PRACTICE_BANK_SECRET ?? randomBytes(24).toString('base64url'),
  };
}

/** Builds what changed since its last build. */
export async function buildAll(say: (line: string) => void): Promise<void> {
  const all = [...deployables, ...servedBuilds];
  for (const [index, deployable] of all.entries()) {
    const { built } = await buildIfStale(folderOf(deployable));
    say(`[${index + 1}/${all.length}] ${deployable} ${built ? 'built' : 'is up to date'}`);
  }
}

/**
 * All in one go, which is quick; one by one when something is refused, so that it is said of the right one.
 * @param env – further settings of the command line, such as another store.
 */
export async function publishAll(
  dataDir: string,
  say: (line: string) => void,
  env: Record<string, string> = {},
): Promise<void> {
  try {
    say(await runRelease(['publish', ...deployables, '--promote', '--no-build'], dataDir, env));
  } catch {
    for (const deployable of deployables) say(await publishOnce(deployable, dataDir, env));
  }
}

/**
 * Publishes a build, and makes it live when it is the first of its slot. A version that is published never changes:
 * where the sources changed under the same version the shop opens with what was published, and says so.
 */
async function publishOnce(
  deployable: string,
  dataDir: string,
  env: Record<string, string>,
): Promise<string> {
  try {
    return await runRelease(['publish', deployable, '--promote', '--no-build'], dataDir, env);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const isLive =
      JSON.parse(await runRelease(['status', '--json'], dataDir, env)).slots?.[deployable] !== undefined;
    if (!isLive) throw error;
    return `! ${said}\n  The shop opens with the published one. While you work on ${deployable}: pnpm dev ${deployable}`;
  }
}

type Wanted = { port: number; variable: string; what: string };

/** Names all ports that are taken at once, so that one more start is enough. */
async function demandFreePorts(wanted: Wanted[]): Promise<void> {
  const isFree = await Promise.all(wanted.map(({ port }) => isPortFree(port)));
  const taken = wanted.filter((_, index) => !isFree[index]);
  if (taken.length === 0) return;
  const lines = taken.map(({ port, what }) => `Port ${port} is taken, so ${what} cannot listen there.`);
  const settings = taken.map(({ port, variable }) => `${variable}=${port + 1000}`).join(' ');
  throw new Error([...lines, `Stop what uses it, or choose another: ${settings} npm start`].join(' '));
}
