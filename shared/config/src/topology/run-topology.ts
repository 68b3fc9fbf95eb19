import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { openLog } from '../supervise/open-log.ts';
import { createSupervisor } from '../supervise/supervisor.ts';
import { workspaceRoot } from '../workspace.ts';
import type { ImageBases } from './server-images.ts';
import { startTopology } from './start-topology.ts';
import {
  topologyPorts,
  type TopologySize,
  authorityFile,
  type TopologyPorts,
  eventServers,
  named,
} from './topology-plan.ts';
import { addressesOf } from './topology-servers.ts';

type RunOptions = {
  port?: string;
  data?: string;
  size: TopologySize;
  images?: ImageBases | undefined;
  say: (line: string) => void;
  /** What went wrong while it runs. */
  warn: (line: string) => void;
};

/**
 * `pnpm ops up`: starts the topology, says what runs, and ends all of it on Ctrl-C, SIGTERM and when the terminal is closed.
 * Errors: throws with a sentence that says what to do.
 */
export async function runTopology(options: RunOptions): Promise<void> {
  const { port, data = '.data-ops', size, images, say, warn } = options;
  const startedAt = Date.now();
  const ports = topologyPorts(port, size);
  const dataDir = resolve(workspaceRoot, data);
  mkdirSync(dataDir, { recursive: true });
  const logFile = join(dataDir, 'topology.log');
  const log = openLog(logFile);
  const supervisor = createSupervisor(() => undefined);
  // From the first moment on: Ctrl-C does not reach the processes by itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      say('\nStopping …');
      void supervisor.stop().then(() => {
        say('All is stopped; the data stay.');
        process.exit(0);
      });
    });
  await startTopology({
    ...{ supervisor, ports, size, dataDir, images, say },
    onLog: (name, line) => log.write(`${name} ${line}`),
    onRestart: (name, code, pauseMs) =>
      warn(
        `${name} ended by itself (${code === null ? 'killed' : `code ${code}`}) and starts again in ${pauseMs / 1000} s. Why is in ${relative(workspaceRoot, logFile)}.`,
      ),
  }).catch(async (error: unknown) => {
    await supervisor.stop();
    throw error;
  });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  say(`\nThe shop runs as on a server, after ${seconds} s.\n`);
  say(describeTopology({ ports, size, dataDir, logFile, pidOf: supervisor.pidOf }));
}

const whatIs = (name: string): string => kinds[name.replace(/-\d$/, '')] ?? name;

const kinds: Readonly<Record<string, string>> = {
  edge: 'storefront',
  api: 'API',
  events: 'NATS JetStream',
};

const partsOf = (
  size: TopologySize,
): (readonly [name: string, what: string, port: keyof TopologyPorts])[] => [
  ['front', 'Caddy, with TLS', 'shop'],
  ...[...named('edge', size.edges), ...named('api', size.apis)].map(
    (name) => [name, whatIs(name), name] as const,
  ),
  ['release-api', 'release API', 'release-api'],
  ['database', 'PostgreSQL', 'database'],
  ...(size.hasReplica ? [['replica', 'its replica', 'replica'] as const] : []),
  ...eventServers(size).map((name) => [name, whatIs(name), name] as const),
];

type Described = {
  ports: TopologyPorts;
  size: TopologySize;
  dataDir: string;
  logFile: string;
  pidOf: (name: string) => number | undefined;
};

/** What runs, where it is and how it is ended, for whom has just started it. */
function describeTopology({ ports, size, dataDir, logFile, pidOf }: Described): string {
  const { shop, console } = addressesOf(ports);
  const short = (path: string): string => relative(workspaceRoot, path);
  const rows = partsOf(size).map(
    ([name, what, port]) =>
      `  ${name.padEnd(12)} ${what.padEnd(16)} process ${String(pidOf(name)).padEnd(8)} port ${ports[port]}`,
  );
  return [
    `  Shop         ${shop}`,
    `  Releases     ${console}  (its token is in ${short(`${dataDir}/release-api/release-token`)})`,
    `  Certificate  of an authority of its own: ${short(authorityFile(dataDir))}`,
    '',
    ...rows,
    '',
    `What dies is started again. Ctrl-C ends all. Log: ${short(logFile)}`,
  ].join('\n');
}
