import { isPortFree } from '../free-port.ts';

/**
 * Hands out ports of this machine that nobody listens on, each once.
 * @returns a function: the first free port from the one that is given on.
 */
export function createPortChoice(): (from: number) => Promise<number> {
  const given = new Set<number>();
  return async (from) => {
    for (let port = from; port < 65_536; port += 1) {
      if (given.has(port)) continue;
      given.add(port);
      if (await isPortFree(port)) return port;
    }
    throw new Error(`No port from ${from} on is free on this machine.`);
  };
}
