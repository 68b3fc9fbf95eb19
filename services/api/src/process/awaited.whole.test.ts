import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { describeOnPostgres } from '../testing/on-postgres.ts';
import { postgresOfSuite } from '../testing/postgres-of-suite.ts';
import { startSmtp } from '@dana/server/testing/smtp-for-tests';
import { type ApiProcess, killProcesses, startProcess } from '../testing/start-process.ts';

const slowMachineMs = 240_000;
const soon = { timeout: 60_000 };
const shoppers = 20;
afterEach(killProcesses);

async function ask({ baseUrl }: ApiProcess, email: string): Promise<void> {
  const answer = await fetch(`${baseUrl}/api/stock-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Out of stock in the sample shop.
    body: JSON.stringify({ product_id: 7, email }),
  });
  expect(answer.status).toBe(200);
}

describeOnPostgres('who waits at two processes on one PostgreSQL server', () => {
  const postgres = postgresOfSuite();

  it('is written to once, three for each piece, also when it came back while none of them ran', {
    timeout: slowMachineMs,
  }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'dana-awaited-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    const database = await openDatabase({ databaseUrl: postgres().url, dataDir });
    onTestFinished(() => database.close());
    const environment = {
      DATABASE_URL: postgres().url,
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      API_LIMIT_MESSAGES: '1000',
    };
    const setStock = (stock: number) =>
      database.db.updateTable('products').set({ stock }).where('id', '=', 7).execute();
    const start = async () => [await startProcess(environment), await startProcess(environment)] as const;
    const [one, other] = await start();
    for (let index = 0; index < shoppers; index += 1)
      await ask(index % 2 ? one : other, `waits${index}@dana.example`);
    await expect.poll(() => smtp.taken.length, soon).toBe(shoppers);
    for (const { text = '' } of smtp.taken) {
      const [, path = ''] = /http:\/\/[^/]+(\/api\/stock-requests\/confirm\/\S+)/.exec(text) ?? [];
      expect((await fetch(`${one.baseUrl}${path}`, { method: 'POST' })).ok).toBe(true);
    }
    const told = () => smtp.taken.slice(shoppers).map(({ to }) => to?.[0]?.address);
    for (const process of [one, other]) await process.stop('SIGTERM');
    await setStock(4);
    await start();
    await expect.poll(() => told().length, soon).toBe(12);
    await setStock(9);
    await expect.poll(() => told().length, soon).toBe(shoppers);
    // Two more looks of each.
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    expect(new Set(told()).size).toBe(shoppers);
    expect(told()).toHaveLength(shoppers);
  });
});
