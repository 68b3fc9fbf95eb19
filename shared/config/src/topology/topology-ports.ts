import { isPortFree } from '../free-port.ts';
import type { TopologySize } from './topology-size.ts';

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

export const usualFirstPort = 8443;

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
