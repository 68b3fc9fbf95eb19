import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bundleIfStale } from '../bundling/bundle-services.ts';
import { sampleCatalogue } from '../sample-catalogue.ts';
import { buildAll, publishAll } from '../start-shop.ts';
import { startSupervised } from '../supervise/start-supervised.ts';
import { type Service, type Supervisor, waitForHealth } from '../supervise/supervisor.ts';
import { workspaceRoot } from '../workspace.ts';
import { authorityFile, demandFreePorts, type TopologyPorts, type TopologySize } from './topology-plan.ts';
import { frontService, waitForFront } from './front-service.ts';
import {
  migrateDatabase,
  neededPrograms,
  ownSecrets,
  databaseService,
  replicaService,
} from './topology-grounds.ts';
import { eventsServices, storeSettings } from './topology-events.ts';
import { buildImages, type ImageBases } from './server-images.ts';
import { type ServerProgram, type TopologyServer, topologyServers } from './topology-servers.ts';

type TopologyOptions = {
  /** Stops what is started, also after an error. */
  supervisor: Supervisor;
  ports: TopologyPorts;
  size: TopologySize;
  dataDir: string;
  /** The shop's own servers run from images that stand on these, instead of from bundles. */
  images?: ImageBases | undefined;
  /** More settings of the APIs. */
  apiSettings?: Record<string, string>;
  say: (line: string) => void;
  onLog: (name: string, line: string) => void;
  /** Called when a process ended by itself; it is started again. */
  onRestart: (name: string, code: number | null, pauseMs: number) => void;
};

/** So long a process may take to be ready. Unit: milliseconds. */
const startLimitMs = 180_000;
const bundles = join(workspaceRoot, '.cache/bundles');

/**
 * Starts what deploy/compose.yaml describes as plain processes: PostgreSQL, NATS JetStream, APIs, the release API and storefronts
 * from their bundles or images, and Caddy with TLS in front; as many of each as the size says.
 * Errors: throws with a sentence that says what to do.
 */
export async function startTopology(options: TopologyOptions): Promise<void> {
  const { supervisor, ports, size, dataDir, say, onLog, onRestart } = options;
  await demandFreePorts(ports, size);
  const programs = await neededPrograms(size);
  await buildAll(say);
  const programOf = options.images ? await buildImages(options.images, say) : await bundlePrograms(say);
  const { password, ...addresses } = ownSecrets(dataDir, ports);
  const servers = topologyServers({
    ports,
    size,
    dataDir,
    ...addresses,
    catalogue: sampleCatalogue,
  });

  type UntilReady = Parameters<typeof startSupervised>[2]['untilReady'];
  const start = (service: Service, untilReady: UntilReady) =>
    startSupervised(supervisor, service, { untilReady, onLog, onRestart });
  const healthAt =
    (port: number, path: string): UntilReady =>
    (isAlive) =>
      waitForHealth(`http://127.0.0.1:${port}${path}`, startLimitMs, isAlive);
  const startServer = async ({ name, bundle, port, env: settings }: TopologyServer) => {
    const env = bundle === 'api' ? { ...settings, ...options.apiSettings } : settings;
    const program = await programOf({ bundle, env }, 'server.js');
    return start({ name, ...program, isApart: true }, healthAt(port, '/readyz'));
  };
  const untilSiteIsReady =
    (port: number): UntilReady =>
    (isAlive) =>
      waitForFront(port, authorityFile(dataDir), startLimitMs, isAlive);

  say('Starting PostgreSQL and NATS JetStream …');
  const grounds = { programs, ports, dataDir, password };
  await Promise.all([
    start(databaseService(grounds), untilSaid('ready to accept connections', startLimitMs)),
    ...eventsServices(grounds, size).map((service) =>
      start(service, healthAt(ports[`${service.name}-health`], '/healthz')),
    ),
  ]);
  say('Bringing the database to the newest form, and releasing what is built …');
  await migrateDatabase(await programOf({ bundle: 'api', env: servers.migrate }, 'migrate.js'));
  if (size.hasReplica)
    await start(replicaService(grounds), untilSaid('ready to accept read-only connections', startLimitMs));
  await publishAll(dataDir, say, storeSettings(ports, size));
  say('Starting the APIs, the release API, and Caddy …');
  await Promise.all([...servers.apis, servers.releaseApi].map(startServer));
  // Before the storefronts, which reach the APIs through it.
  await start(frontService(programs.caddy, { ports, size, dataDir }), untilSiteIsReady(ports.releases));
  say('Starting the storefronts …');
  await Promise.all(servers.edges.map(startServer));
  await untilSiteIsReady(ports.shop)(() => true, []);
}

async function bundlePrograms(say: (line: string) => void): Promise<ServerProgram> {
  await bundleIfStale(bundles, ['edge', 'api', 'releases'], say);
  return async ({ bundle, env }, script) => {
    if (env.DATA_DIR) await mkdir(env.DATA_DIR, { recursive: true });
    return { command: process.execPath, words: [script], cwd: join(bundles, bundle), env };
  };
}

const intervalMs = 100;

/**
 * Waits until a program has printed some words, for one that has no address to ask at.
 * Errors: the wait throws when it did not within the time, or ended. Unit: milliseconds.
 */
function untilSaid(words: string, limitMs: number) {
  return async (isAlive: () => boolean, said: readonly string[]): Promise<void> => {
    const end = Date.now() + limitMs;
    while (!said.some((line) => line.includes(words))) {
      if (!isAlive()) throw new Error(`It ended while it was starting. It said: ${said.slice(-5).join(' ')}`);
      if (Date.now() > end) throw new Error(`"${words}" was not said within ${limitMs / 1000} s.`);
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
  };
}
