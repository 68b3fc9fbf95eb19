import { relative } from 'node:path';
import { workspaceRoot } from '../workspace.ts';
import { authorityFile } from './authority-file.ts';
import type { TopologyPorts } from './topology-ports.ts';
import { addressesOf } from './topology-servers.ts';

const parts: readonly (readonly [name: string, what: string, port: keyof TopologyPorts])[] = [
  ['front', 'Caddy, with TLS', 'shop'],
  ['edge-1', 'storefront', 'edge-1'],
  ['edge-2', 'storefront', 'edge-2'],
  ['api-1', 'API', 'api-1'],
  ['api-2', 'API', 'api-2'],
  ['release-api', 'release API', 'release-api'],
  ['database', 'PostgreSQL', 'database'],
  ['events', 'NATS JetStream', 'events'],
];

type Described = {
  ports: TopologyPorts;
  dataDir: string;
  logFile: string;
  pidOf: (name: string) => number | undefined;
};

/** What runs, where it is and how it is ended, for whom has just started it. */
export function describeTopology({ ports, dataDir, logFile, pidOf }: Described): string {
  const { shop, console } = addressesOf(ports);
  const short = (path: string): string => relative(workspaceRoot, path);
  const rows = parts.map(
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
