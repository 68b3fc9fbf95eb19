import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { breaksOlder } from '../testing/schema/breaks-older.ts';
import { readSchema } from '../testing/schema/read-schema.ts';
import { migrate, migrations, underStartLock } from './migrate.ts';
import { type OpenDatabase, openPglite } from './open-database.ts';

/* A migration only adds: the program of the release before runs beside it (docs/running.md). */

/** What went a release after the last program that read it, by migration: the second half of a change that was spread out. */
const contracted: Record<string, string[]> = {};

let database: OpenDatabase;
beforeAll(async () => {
  database = openPglite(await PGlite.create());
}, 60_000);
afterAll(() => database.close());

it('no migration drops, renames or narrows what the release before it reads and writes', async () => {
  for (const [index, { name }] of migrations.entries()) {
    const before = await readSchema(database.db);
    await underStartLock(database.db, (trx) => migrate(trx, migrations.slice(0, index + 1)));
    expect([name, breaksOlder(before, await readSchema(database.db))]).toEqual([
      name,
      contracted[name] ?? [],
    ]);
  }
}, 60_000);

/** What a statement would break, which is undone. */
async function breaksOf(statement: string): Promise<string[]> {
  const before = await readSchema(database.db);
  const trial = await database.db.startTransaction().execute();
  try {
    await sql.raw(statement).execute(trial);
    return breaksOlder(before, await readSchema(trial));
  } finally {
    await trial.rollback().execute();
  }
}

describe('a migration that is made on purpose', () => {
  it.each([
    ['drops a column', 'alter table orders drop column notes', 'orders.notes is gone'],
    ['renames a column', 'alter table orders rename column notes to remarks', 'orders.notes is gone'],
    ['drops a table', 'drop table contact_messages', 'contact_messages is gone'],
    ['renames a table', 'alter table letters rename to mails', 'letters is gone'],
    [
      'changes a type',
      'alter table orders alter column notes type varchar(9)',
      'orders.notes is varchar and was text',
    ],
    [
      'forbids what was empty',
      'alter table carts alter column promo_code set not null',
      'carts.promo_code may no longer',
    ],
    ['asks for more', 'alter table brands add column place text not null', 'brands.place is new, not null'],
    [
      'takes a default',
      'alter table reviews alter column id drop identity',
      'reviews.id has no default any more',
    ],
    ['checks more', 'alter table products add check (stock < 100000)', 'check ((stock < 100000))'],
    ['allows one alone', 'create unique index one_phone on users (phone)', 'users.one_phone is a new rule'],
    [
      'refers to another',
      'alter table carts add foreign key (promo_code) references coupons (code)',
      'FOREIGN KEY',
    ],
  ])('and %s is caught', async (_what, statement, line) => {
    expect((await breaksOf(statement)).join('\n').toLowerCase()).toContain(line.toLowerCase());
  });

  it.each([
    'alter table orders add column gift text',
    `alter table orders add column gift text not null default ''`,
    'create table gifts (id text primary key, order_id text not null references orders)',
    'create index orders_notes on orders (notes)',
    'alter table orders alter column notes drop not null',
    'alter table payments drop constraint payments_reference_key',
    'alter table orders add column gift text unique check (gift <> notes)',
  ])('and only adds is not: %s', async (statement) => {
    expect(await breaksOf(statement)).toEqual([]);
  });
});
