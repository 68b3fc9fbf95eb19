import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commandsHere } from '@dana/server/commands-here';
import { migrate, underStartLock } from '../../database/migrate.ts';
import { databaseNow } from '../../database/database-clock.ts';
import { openDatabase } from '../../database/open-database.ts';
import { readEnvironment } from '../../environment.ts';
import { listStaffTokens, makeStaffToken, revokeStaffToken } from './staff-tokens.ts';

/* pnpm staff-token make|list|revoke: who may move orders and change the catalogue. */

const usage = `pnpm staff-token make --name "Noura, store room" [--scope orders:write] [--days 90]
pnpm staff-token list
pnpm staff-token revoke <id>

Tokens for /_orders and /api/staff, in the database of DATABASE_URL, or the embedded one in DATA_DIR (.data). The shop that
uses the embedded one must be stopped. orders:read only shows orders, orders:write moves them as well; catalogue:write
updates the catalogue and the stock of the shop while it runs (pnpm catalogue).`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      scope: { type: 'string', multiple: true },
      days: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, id] = positionals;
  const isKnown = ['make', 'list', 'revoke'].includes(command ?? '') && (command !== 'revoke' || id);
  if (values.help || !isKnown) {
    console.log(commandsHere(usage));
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const environment = readEnvironment(process.env);
  mkdirSync(environment.dataDir, { recursive: true });
  const database = await openDatabase(environment);
  try {
    await underStartLock(database.startDb, migrate);
    const { db } = database;
    const now = await databaseNow(db);
    if (command === 'make') {
      const scopes = values.scope ?? ['orders:write'];
      const token = await makeStaffToken(db, {
        name: values.name ?? '',
        scopes,
        days: Number(values.days ?? 90),
        now,
      });
      console.error(
        `Good until ${token.expiresAt.toISOString()}. It is shown this once; its id is ${token.id}.`,
      );
      console.log(token.text);
    } else if (command === 'revoke') {
      if (!(await revokeStaffToken(db, id ?? '', now)))
        throw new Error(`There is no token "${id}". See: pnpm staff-token list`);
      console.log(`Taken back: ${id}`);
    } else {
      for (const each of await listStaffTokens(db)) {
        const state = each.revoked_at ? 'taken back' : each.expires_at <= now ? 'over' : 'good';
        const until = each.expires_at.toISOString().slice(0, 10);
        console.log(
          `${each.id}  ${state.padEnd(10)}  until ${until}  ${each.scopes.join(',')}  ${each.name}`,
        );
      }
    }
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(commandsHere(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
