import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type RawBuilder, sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { copySmallShop } from '../load/testing/copy-small-shop.ts';
import { folderOfSuite } from '../testing/folders.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';

/* On a PostgreSQL server, the only database with a clock of its own. */

const slowMachineMs = 120_000;
const dayMs = 24 * 60 * 60 * 1000;
const run = promisify(execFile);
const coupon = {
  ...{ id: 1, code: 'TEA10', title: { en: '10% off', ar: 'خصم' }, percent: 10 },
  ...{ startsAt: 'now', endsAt: 'in 120 days' },
  picture: { file: 'tea-glass/front-clear.svg', alt: { en: 'Tea glass', ar: 'كأس شاي' } },
};

describeOnPostgres('a command on a machine whose clock is 31 days ahead', { timeout: slowMachineMs }, () => {
  const dataDir = folderOfSuite('clock-of-commands');
  const postgres = postgresOfSuite();
  /** Runs a program with that clock over a database; and how many days ahead of the database's clock moments in it are. */
  async function openShop(name: string) {
    const databaseUrl = await postgres().createDatabase(name);
    const database = await openDatabase({ databaseUrl, dataDir });
    onTestFinished(database.close);
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      CLOCK_AHEAD_MS: String(31 * dayMs),
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../testing/shifted-clock.ts'))}`,
    };
    return {
      run: (program: string, words: string[] = [], more = {}) =>
        run(process.execPath, [join(import.meta.dirname, '../load', program), ...words], {
          env: { ...env, ...more },
        }),
      daysAhead: async (moment: RawBuilder<Date>): Promise<number> => {
        const { rows } = await sql<{ days: number }>`
          select round(extract(epoch from ${moment} - now()) / 86400)::integer as days`.execute(database.db);
        return rows[0]?.days ?? Number.NaN;
      },
    };
  }
  const addedAt = sql<Date>`(select created_at from products)`;

  it('loads, changes and stocks a shop by the database’s clock: a coupon that is taken out ends at once', async () => {
    const shop = await openShop('by_catalogue');
    const folder = copySmallShop();
    const coupons = join(folder, 'coupons.json');
    writeFileSync(coupons, JSON.stringify([coupon]));
    await shop.run('catalogue-cli.ts', ['load', folder]);
    const couponEnds = sql<Date>`(select ends_at from coupons)`;
    // Three days ago, the folder says.
    expect([await shop.daysAhead(addedAt), await shop.daysAhead(couponEnds)]).toEqual([-3, 120]);

    writeFileSync(coupons, '[]');
    await shop.run('catalogue-cli.ts', ['update', folder]);
    expect(await shop.daysAhead(couponEnds)).toBe(0);

    const stock = join(folder, 'stock.csv');
    writeFileSync(stock, 'sku,stock\nTEA-1-S,+5');
    await shop.run('catalogue-cli.ts', ['stock', stock]);
    expect(await shop.daysAhead(sql`(select at from goods_changes)`)).toBe(0);
  });

  it('fills an empty shop by the database’s clock, as an API that starts does', async () => {
    const shop = await openShop('by_migration');
    await shop.run('migrate-cli.ts', [], { API_CATALOGUE: copySmallShop() });
    expect(await shop.daysAhead(addedAt)).toBe(-3);
  });
});
