import { relative } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { authorityFile } from './authority-file.ts';
import type { TopologyPorts } from './topology-ports.ts';
import { addressesOf } from './topology-servers.ts';
import { eventServers, named, type TopologySize } from './topology-size.ts';

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
export function describeTopology({ ports, size, dataDir, logFile, pidOf }: Described): string {
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
