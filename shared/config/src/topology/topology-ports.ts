import { isPortFree } from '../free-port.ts';

const names = [
  ...['shop', 'releases', 'plain', 'balancer', 'edge-1', 'edge-2', 'api-1', 'api-2'],
  ...['release-api', 'database', 'events', 'events-health'],
] as const;

/** Where each part of the topology listens, all on this machine. */
export type TopologyPorts = Readonly<Record<(typeof names)[number], number>>;

export const usualFirstPort = 8443;

/**
 * The ports of a topology, one after another.
 * Errors: throws with a sentence when the first is no port, or leaves no room for the others.
 */
export function topologyPorts(first: string | undefined): TopologyPorts {
  const port = Number(first ?? usualFirstPort);
  if (!Number.isInteger(port) || port < 1 || port + names.length > 65_536)
    throw new Error(
      `--port is "${first}"; it is the first of ${names.length} ports, a number from 1 to ${65_536 - names.length}.`,
    );
  return Object.fromEntries(names.map((name, index) => [name, port + index])) as TopologyPorts;
}

/**
 * Makes sure that nobody listens where the topology will.
 * Errors: throws with a sentence that names each port that is taken, and what to do.
 */
export async function demandFreePorts(ports: TopologyPorts): Promise<void> {
  const free = await Promise.all(names.map((name) => isPortFree(ports[name])));
  const taken = names.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const named = taken.map((name) => `${ports[name]} (${name})`).join(', ');
  const [are, they, it] = taken.length === 1 ? ['Port', 'is', 'it'] : ['Ports', 'are', 'them'];
  throw new Error(
    `${are} ${named} ${they} taken. Stop what uses ${it}, or choose another first port: pnpm ops up --port ${ports.shop + 1_000}`,
  );
}
