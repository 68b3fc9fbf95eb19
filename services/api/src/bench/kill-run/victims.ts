import { setTimeout } from 'node:timers/promises';
import {
  eventServers,
  named,
  type TopologySize,
  type TopologyPorts,
} from '@dana/config/topology/topology-plan';
import pg from 'pg';

/** A process that is killed, and how it is seen that it does its work. */
export type Victim = { name: string; isHealthy: () => Promise<boolean> };

const checkLimitMs = 2_000;
const lookMs = 50;

/** All processes behind the front, kinds in turn. */
export function victimsOf(
  ports: TopologyPorts,
  size: TopologySize,
  urlOf: (port: number) => string,
): Victim[] {
  const answers = (port: number, path: string) => async () =>
    (
      await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(checkLimitMs) }).catch(
        () => undefined,
      )
    )?.status === 200;
  const edges = named('edge', size.edges).map((name) => ({
    name,
    isHealthy: answers(ports[name], '/readyz'),
  }));
  const apis = named('api', size.apis).map((name) => ({ name, isHealthy: answers(ports[name], '/readyz') }));
  const events = eventServers(size).map((name) => ({
    name,
    isHealthy: answers(ports[`${name}-health`], '/healthz'),
  }));
  const databases = (['database', 'replica'] as const).map((name) => ({
    name,
    isHealthy: () => takesStatements(urlOf(ports[name])),
  }));
  const releaseApi = { name: 'release-api', isHealthy: answers(ports['release-api'], '/readyz') };
  const kinds = [edges, apis, events, [...databases, releaseApi]];
  return [0, 1, 2].flatMap((turn) => kinds.flatMap((kind) => kind[turn] ?? []));
}

async function takesStatements(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: checkLimitMs });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Kills the process of a server as a crash would, and waits until the one that follows it does its work.
 * @returns how long that took, in milliseconds; null when it did not within the limit.
 */
export async function killAndWait(
  { name, isHealthy }: Victim,
  pidOf: (name: string) => number | undefined,
  limitMs: number,
): Promise<number | null> {
  const pid = pidOf(name);
  if (pid === undefined) throw new Error(`${name} has no process.`);
  const killedMs = performance.now();
  process.kill(pid, 'SIGKILL');
  while (performance.now() - killedMs < limitMs) {
    if (pidOf(name) !== pid && (await isHealthy())) return performance.now() - killedMs;
    await setTimeout(lookMs);
  }
  return null;
}
