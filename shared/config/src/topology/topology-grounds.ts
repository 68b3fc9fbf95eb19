import { join } from 'node:path';
import { openCluster } from '../postgres/postgres-cluster.ts';
import { openReplica } from '../postgres/postgres-replica.ts';
import type { Service } from '../supervise/supervisor.ts';
import type { NeededPrograms } from './needed-programs.ts';
import type { TopologyPorts } from './topology-ports.ts';

type Grounds = { programs: NeededPrograms; ports: TopologyPorts; dataDir: string; password: string };

/** What the server keeps of its log for a replica that was away. Unit: as PostgreSQL writes it. */
const keptForReplica = ['-c', 'wal_keep_size=256MB'];

/** PostgreSQL with its data in a folder, made with the first start. */
export function databaseService({ programs, ports, dataDir, password }: Grounds): Service {
  const folder = join(dataDir, 'database');
  const { command, words, identity } = openCluster({ found: programs.postgres, folder, password });
  const own = { command, identity, words: [...words(ports.database), ...keptForReplica] };
  return { name: 'database', ...own, ...asPostgres(folder) };
}

/** A copy of it that follows it. The server must be running when it is made. */
export function replicaService({ programs, ports, dataDir, password }: Grounds): Service {
  const folder = join(dataDir, 'replica');
  const source = { found: programs.postgres, primaryPort: ports.database, password };
  const { command, words, identity } = openReplica({ ...source, folder });
  return { name: 'replica', command, identity, words: words(ports.replica), ...asPostgres(folder) };
}

const asPostgres = (folder: string) => ({
  env: { LC_ALL: 'C', TZ: 'UTC' },
  cwd: folder,
  // It ends what is connected, instead of waiting until nobody is.
  stopSignal: 'SIGINT' as const,
  isGround: true,
  isApart: true,
});
