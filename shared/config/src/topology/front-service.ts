import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Service } from '../supervise/supervisor.ts';
import { frontFile } from './front-file.ts';
import type { TopologyPorts } from './topology-ports.ts';
import type { TopologySize } from './topology-size.ts';

type Where = { ports: TopologyPorts; size: TopologySize; dataDir: string };

/** Caddy in front, with an authority and certificates of its own in a folder of the data. */
export function frontService(caddy: string, where: Where): Service {
  const { ports, size, dataDir } = where;
  const folder = join(dataDir, 'front');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, frontFile(ports, size));
  return {
    name: 'front',
    command: caddy,
    words: ['run', '--config', file, '--adapter', 'caddyfile'],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    cwd: folder,
    isApart: true,
  };
}
