import { debianProgram } from '../debian-packages/debian-program.ts';
import { type FoundPostgres, findPostgres } from '../postgres/find-postgres.ts';
import type { TopologySize } from './topology-size.ts';

/** The programs of others that a topology runs. */
export type NeededPrograms = { postgres: FoundPostgres; nats: string; caddy: string };

/**
 * Finds them, and installs those that are missing where this process is root and the machine is Debian.
 * Errors: throws with a sentence for each that cannot be had, and the command that installs it.
 */
export async function neededPrograms({ hasReplica }: TopologySize): Promise<NeededPrograms> {
  const nats = process.env.NATS_SERVER || (await had(debianProgram('nats-server')));
  const caddy = await had(debianProgram('caddy'));
  const postgres =
    findPostgres(hasReplica ? 'pg_basebackup' : 'initdb') ??
    new Error(
      'PostgreSQL 15 or newer is not on this machine. Install it: sudo apt-get install --no-install-recommends postgresql',
    );
  const missing = [nats, caddy, postgres].filter((one) => one instanceof Error);
  if (nats instanceof Error || caddy instanceof Error || postgres instanceof Error)
    throw new Error(missing.map(({ message }) => message).join('\n'));
  return { nats, caddy, postgres };
}

const had = (program: Promise<string>): Promise<string | Error> =>
  program.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
