import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build-deployable.ts';
import { isPortFree } from './free-port.ts';
import { runRelease } from './run-release.ts';
import type { ShopSettings } from './shop-settings.ts';
import { createSupervisor, type Supervisor } from './supervise/supervisor.ts';
import { waitForHealth } from './supervise/wait-for-health.ts';
import { deployables, folderOf, workspaceRoot } from './workspace.ts';

type StartOptions = {
  settings: ShopSettings;
  say: (line: string) => void;
  /** Lines that the servers write to their logs. */
  onLog: (name: string, line: string) => void;
  onExit: (name: string, code: number | null) => void;
  /** `generous`: rate limits high enough for suites that register many shoppers from one address. */
  limits?: 'usual' | 'generous';
};

/** Calls per window and address that a suite may make; the API's own defaults are for one person. */
const generousLimits = {
  API_LIMIT_SIGN_IN: '100000',
  API_LIMIT_REGISTER: '100000',
  API_LIMIT_MESSAGES: '100000',
  API_LIMIT_FORGOT: '100000',
  API_LIMIT_COUPON: '100000',
  API_LIMIT_TRACK: '100000',
  API_LIMIT_UPLOADS: '100000',
  API_LIMIT_CART: '100000',
  API_LIMIT_ORDERS: '100000',
  API_LIMIT_UNPAID_ORDERS: '100000',
  API_LIMIT_HELD_PIECES: '1000000',
};

const apiStartLimitMs = 120_000;
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
  limits = 'usual',
}: StartOptions): Promise<Supervisor> {
  await demandFreePort(settings.storefrontPort, 'PORT', 'the storefront');
  if (settings.isOwnApi) await demandFreePort(settings.apiPort, 'API_PORT', 'the API');
  await buildAll(say);
  await publishAll(settings.dataDir, say);

  const supervisor = createSupervisor(onExit);
  const env = {
    PORT: String(settings.storefrontPort),
    API_PORT: String(settings.apiPort),
    DATA_DIR: settings.dataDir,
    API_BASE_URL: settings.apiBaseUrl,
    ...(limits === 'generous' ? generousLimits : {}),
    NODE_ENV: limits === 'generous' ? 'test' : 'production',
    PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${settings.storefrontPort}`,
  };
  async function startServer(name: string, healthUrl: string, limitMs: number): Promise<void> {
    const script = join(workspaceRoot, `services/${name}/src/server.ts`);
    const child = supervisor.start({ name, script, env, cwd: workspaceRoot });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        for (const line of chunk.toString().split('\n').filter(Boolean)) onLog(name, line);
      });
    await waitForHealth(healthUrl, limitMs, () => child.exitCode === null);
  }
  try {
    if (settings.isOwnApi) {
      const isFirst = !existsSync(join(settings.dataDir, 'db'));
      say(isFirst ? 'Starting the API; this first start fills the database …' : 'Starting the API …');
      await startServer('api', `http://localhost:${settings.apiPort}/healthz`, apiStartLimitMs);
    }
    say('Starting the storefront …');
    // Ready, not only alive: the first shopper finds a renderer that has rendered.
    await startServer('edge', `http://localhost:${settings.storefrontPort}/readyz`, edgeStartLimitMs);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return supervisor;
}

async function buildAll(say: (line: string) => void): Promise<void> {
  for (const [index, deployable] of deployables.entries()) {
    const { built } = await buildIfStale(folderOf(deployable));
    say(`[${index + 1}/${deployables.length}] ${deployable} ${built ? 'built' : 'is up to date'}`);
  }
}

/** All in one go, which is quick; one by one when something is refused, so that it is said of the right one. */
async function publishAll(dataDir: string, say: (line: string) => void): Promise<void> {
  try {
    say(await runRelease(['publish', ...deployables, '--promote', '--no-build'], dataDir));
  } catch {
    for (const deployable of deployables) say(await publishOnce(deployable, dataDir));
  }
}

/**
 * Publishes a build, and makes it live when it is the first of its slot. A version that is published never changes:
 * where the sources changed under the same version the shop opens with what was published, and says so.
 */
async function publishOnce(deployable: string, dataDir: string): Promise<string> {
  try {
    return await runRelease(['publish', deployable, '--promote', '--no-build'], dataDir);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const isLive =
      JSON.parse(await runRelease(['status', '--json'], dataDir)).slots?.[deployable] !== undefined;
    if (!isLive) throw error;
    return `! ${said}\n  The shop opens with the published one. While you work on ${deployable}: pnpm dev ${deployable}`;
  }
}

async function demandFreePort(port: number, variable: string, what: string): Promise<void> {
  if (await isPortFree(port)) return;
  throw new Error(
    `Port ${port} is taken, so ${what} cannot listen there. Stop what uses it, or choose another: ${variable}=${port + 1000} npm start`,
  );
}
