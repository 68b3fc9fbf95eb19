import { join } from 'node:path';
import { openCluster } from '../postgres/postgres-cluster.ts';
import type { Service } from '../supervise/supervisor.ts';
import type { NeededPrograms } from './needed-programs.ts';
import type { TopologyPorts } from './topology-ports.ts';

type Grounds = { programs: NeededPrograms; ports: TopologyPorts; dataDir: string };

/** PostgreSQL with its data in a folder, made with the first start. */
export function databaseService({ programs, ports, dataDir }: Grounds, password: string): Service {
  const folder = join(dataDir, 'database');
  const { command, words, identity } = openCluster({ found: programs.postgres, folder, password });
  return {
    name: 'database',
    ...{ command, identity, words: words(ports.database) },
    env: { LC_ALL: 'C', TZ: 'UTC' },
    cwd: folder,
    // It ends what is connected, instead of waiting until nobody is.
    stopSignal: 'SIGINT',
    isGround: true,
    isApart: true,
  };
}

/** NATS JetStream, which keeps what is released. */
export function eventsService({ programs, ports, dataDir }: Grounds): Service {
  const where = ['--addr', '127.0.0.1', '--port', String(ports.events)];
  const health = ['--http_port', String(ports['events-health'])];
  return {
    name: 'events',
    command: programs.nats,
    words: [...where, ...health, '--jetstream', '--store_dir', join(dataDir, 'events')],
    env: {},
    cwd: dataDir,
    isGround: true,
    isApart: true,
  };
}
