import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { createApi } from './app.ts';
import { migrate, underStartLock } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { readEnvironment } from './environment.ts';
import { seedShop } from './seed/seed-shop.ts';

const stopLimitMs = 5_000;
const environment = readEnvironment(process.env);
const log = pino({
  level: environment.logLevel,
  redact: {
    paths: [
      '*.authorization',
      '*.password',
      '*.password_confirmation',
      '*.current_password',
      '*.token',
      '*.cookie',
    ],
    censor: '[secret]',
  },
});

mkdirSync(environment.dataDir, { recursive: true });
const startedMs = performance.now();
const database = await openDatabase(environment).catch((error: Error) => {
  log.fatal(error.message);
  process.exit(1);
});
await underStartLock(database.db, async (trx) => {
  const migrations = await migrate(trx);
  const wasSeeded = await seedShop(trx, new Date());
  log.info({ migrations, wasSeeded }, 'database ready');
});

const api = createApi({
  ...environment,
  db: database.db,
  log,
  now: () => new Date(),
  randomId: () => randomBytes(16).toString('base64url'),
  checkAnswers: process.env.NODE_ENV !== 'production',
});
const server = serve({ fetch: api.fetch, port: environment.portNumber }, ({ port }) => {
  const readyMs = Math.round(performance.now() - startedMs);
  log.info({ port, database: database.kind, readyMs }, `API ready on http://localhost:${port}`);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  log.fatal(
    isTaken
      ? `Port ${environment.portNumber} is taken. Stop the program that uses it or set API_PORT to a free port.`
      : error.message,
  );
  void stop(1);
});

let isStopping = false;
// Finishes the requests in flight, then gives the database back; a second signal does not hurry it.
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const timer = setTimeout(() => process.exit(1), stopLimitMs);
  timer.unref();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    // Idle keep-alive connections would hold the server open until they time out.
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
  await database.close();
  log.info('API stopped');
  process.exit(exitCode);
}
process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
