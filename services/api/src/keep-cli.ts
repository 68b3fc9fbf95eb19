import { runKeeper } from '@dana/server/keeping/run-keeper';
import { readEnvironment } from './environment.ts';
import { part } from './keeping/database-part.ts';
import { keepEmbedded } from './keeping/keep-embedded.ts';
import { keepPostgres } from './keeping/keep-postgres.ts';

/* Keeps the API's part of a shop: docs/running.md. */

process.exitCode = await runKeeper(part, process.argv.slice(2), async () => {
  const { databaseUrl, dataDir } = readEnvironment(process.env);
  return databaseUrl ? keepPostgres(databaseUrl) : keepEmbedded(dataDir);
});
