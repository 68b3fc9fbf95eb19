import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FoundPostgres, findPostgres } from '@dana/config/postgres/find-postgres';
import { openCluster } from '@dana/config/postgres/postgres-cluster';
import { freePort } from '@dana/config/testing/free-port';
import pg from 'pg';
import { endPostgres, launchPostgres } from './launch-postgres.ts';

/** `url` leads to a database that is empty; `origin` says whose server it is. */
export type RunningPostgres = {
  url: string;
  origin: FoundPostgres['origin'];
  /** Makes another database on the same server, empty or a copy of one that nobody uses, and answers with its address. */
  createDatabase: (name: string, copyOf?: string) => Promise<string>;
  /**
   * Ends the server and starts it again on the same port and data. `fast` ends its connections in order, `immediate`
   * as a crash would. `whileAway` is done in between. Resolves when it takes connections again.
   */
  restart: (mode: 'fast' | 'immediate', whileAway?: () => Promise<void>) => Promise<void>;
  /** Lets the server and all its processes stand still meanwhile, as a machine that hangs does: nothing is closed. */
  hang: (meanwhile: () => Promise<void>) => Promise<void>;
  stop: () => Promise<void>;
};

const stopSignals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/**
 * A real PostgreSQL server of its own, on a free port, with its data in a temporary folder. Only tests and
 * measurements use it: PGlite has one connection and would prove nothing about races. Throws where no server
 * can be had. `settings` are those of postgresql.conf, as name=value.
 */
export async function startPostgres(settings: string[] = []): Promise<RunningPostgres> {
  const found = findPostgres();
  if (!found) throw new Error('There is no PostgreSQL server on this machine, and none could be installed.');
  const directory = mkdtempSync(join(tmpdir(), 'dana-postgres-'));
  const cluster = openCluster({ found, folder: directory });

  const port = await freePort();
  const launch = () => launchPostgres(cluster, port, settings);
  let server = await launch();
  const end = (signal: NodeJS.Signals) => endPostgres(server, signal);
  const urlOf = (name: string) => `postgres://dana@127.0.0.1:${port}/${name}`;
  return {
    url: urlOf('postgres'),
    origin: found.origin,
    createDatabase: async (name, copyOf) => {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      const template = copyOf === undefined ? '' : ` template ${pg.escapeIdentifier(copyOf)}`;
      await client.query(`create database ${pg.escapeIdentifier(name)}${template}`);
      await client.end();
      return urlOf(name);
    },
    restart: async (mode, whileAway) => {
      await end(stopSignals[mode]);
      try {
        await whileAway?.();
      } finally {
        server = await launch();
      }
    },
    hang: async (meanwhile) => {
      // It first, so that it neither makes nor forgets children while they are stopped.
      server.kill('SIGSTOP');
      const children = childrenOf(server);
      for (const pid of children) process.kill(pid, 'SIGSTOP');
      try {
        await meanwhile();
      } finally {
        for (const pid of children) process.kill(pid, 'SIGCONT');
        server.kill('SIGCONT');
      }
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The ids of a process's children; Linux lists them by thread. */
const childrenOf = ({ pid }: ChildProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
