import { isPortFree } from '../free-port.ts';
import { join } from 'node:path';

/** How many of each server a topology has. */
export type TopologySize = {
  edges: 2 | 3;
  apis: 2 | 3;
  /** NATS servers; three are a cluster that keeps everything three times. */
  events: 1 | 3;
  /** Whether PostgreSQL has a copy that follows it, from which the APIs read what everybody sees. */
  hasReplica: boolean;
};

/** What deploy/compose.yaml describes. */
export const composed: TopologySize = { edges: 2, apis: 2, events: 1, hasReplica: false };

/** Of everything that shoppers depend on as many that one can be lost; PostgreSQL itself and Caddy are started again. */
export const cluster: TopologySize = { edges: 3, apis: 3, events: 3, hasReplica: true };

/** The first ones of a kind, by name: `edge-1`, `edge-2`. */
export const named = <Kind extends 'edge' | 'api', Count extends 2 | 3>(
  kind: Kind,
  count: Count,
): `${Kind}-${1 | 2 | 3}`[] =>
  ([1, 2, 3] as const).slice(0, count).map((number) => `${kind}-${number}` as const);

/** The NATS servers of a topology; a single one has no number. */
export const eventServers = ({ events }: TopologySize) =>
  (['events', 'events-2', 'events-3'] as const).slice(0, events);

const composedNames = [
  ...['shop', 'releases', 'plain', 'balancer', 'edge-1', 'edge-2', 'api-1', 'api-2'],
  ...['release-api', 'database', 'events', 'events-health'],
] as const;
const clusterNames = [
  ...['edge-3', 'api-3', 'replica', 'events-2', 'events-2-health', 'events-3', 'events-3-health'],
  ...['events-route', 'events-2-route', 'events-3-route'],
] as const;
const names = [...composedNames, ...clusterNames] as const;

/** Where each part of a topology listens, all on this machine. */
export type TopologyPorts = Readonly<Record<(typeof names)[number], number>>;

const usualFirstPort = 8443;

const namesOf = ({ hasReplica }: TopologySize) => (hasReplica ? names : composedNames);

/**
 * The ports of a topology, one after another.
 * Errors: throws with a sentence when the first is no port, or leaves no room for the others.
 */
export function topologyPorts(first: string | undefined, size: TopologySize): TopologyPorts {
  const port = Number(first ?? usualFirstPort);
  const count = namesOf(size).length;
  if (!Number.isInteger(port) || port < 1 || port + count > 65_536)
    throw new Error(
      `--port is "${first}"; it is the first of ${count} ports, a number from 1 to ${65_536 - count}.`,
    );
  return Object.fromEntries(names.map((name, index) => [name, port + index])) as TopologyPorts;
}

/**
 * Makes sure that nobody listens where the topology will.
 * Errors: throws with a sentence that names each port that is taken, and what to do.
 */
export async function demandFreePorts(ports: TopologyPorts, size: TopologySize): Promise<void> {
  const needed = namesOf(size);
  const free = await Promise.all(needed.map((name) => isPortFree(ports[name])));
  const taken = needed.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const list = taken.map((name) => `${ports[name]} (${name})`).join(', ');
  const [are, they, it] = taken.length === 1 ? ['Port', 'is', 'it'] : ['Ports', 'are', 'them'];
  throw new Error(
    `${are} ${list} ${they} taken. Stop what uses ${it}, or choose another first port: pnpm ops up --port ${ports.shop + 1_000}`,
  );
}

/** The certificate of the authority that Caddy made for itself, which browsers ask about until they were given it. */
export const authorityFile = (dataDir: string): string =>
  join(dataDir, 'front/caddy/pki/authorities/local/root.crt');
