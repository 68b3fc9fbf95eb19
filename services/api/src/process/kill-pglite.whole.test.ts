import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { seeDamage, surviveKills } from '../testing/kill-checks.ts';
import { killProcesses } from '../testing/start-process.ts';

const slowMachineMs = 300_000;
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dana-kills-'));
});
afterAll(() => {
  killProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

const open = () => openDatabase({ dataDir });

describe('an API on the embedded database that is killed in the middle of orders', () => {
  it(
    'leaves no order without its stock and no stock without its order',
    async () => {
      await surviveKills(open, { DATA_DIR: dataDir });
    },
    slowMachineMs,
  );

  it('would be found out if it did', async () => {
    const database = await open();
    await seeDamage(database);
    await database.close();
  });
});
