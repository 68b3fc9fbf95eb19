import { join } from 'node:path';
import type { Service } from '../supervise/supervisor.ts';
import type { NeededPrograms } from './topology-grounds.ts';
import { type TopologyPorts, eventServers, type TopologySize } from './topology-plan.ts';

type Events = { programs: NeededPrograms; ports: TopologyPorts; dataDir: string };

type EventsService = Service & { name: ReturnType<typeof eventServers>[number] };

/** NATS JetStream, which keeps what is released: one server, or a cluster of three. */
export function eventsServices({ programs, ports, dataDir }: Events, size: TopologySize): EventsService[] {
  const names = eventServers(size);
  const routes = names.map((name) => `nats://127.0.0.1:${ports[`${name}-route`]}`);
  return names.map((name) => {
    const where = ['--addr', '127.0.0.1', '--port', String(ports[name])];
    const health = ['--http_port', String(ports[`${name}-health`])];
    const store = ['--jetstream', '--store_dir', join(dataDir, name)];
    const own = `nats://127.0.0.1:${ports[`${name}-route`]}`;
    const together = ['--cluster_name', 'dana', '--cluster', own, '--routes', routes.join(',')];
    return {
      name,
      command: programs.nats,
      words: [...where, ...health, ...store, '--name', name, ...(names.length > 1 ? together : [])],
      env: {},
      cwd: dataDir,
      isGround: true,
      isApart: true,
    };
  });
}

/** Where what is released is kept. */
export const storeSettings = (ports: TopologyPorts, size: TopologySize) => ({
  RELEASE_STORE: eventServers(size)
    .map((name) => `nats://127.0.0.1:${ports[name]}`)
    .join(','),
  RELEASE_STORE_REPLICAS: String(size.events),
});
