import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { prepareDatabase } from '../load-shop/prepare-database.ts';
import { guestOrder } from '../testing/test-caller.ts';
import { stockUp } from '../testing/kill-rounds.ts';
import { placeOrder, type SentOrder, send } from '../testing/shopper.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';

const slowMachineMs = 180_000;
const orderCount = 12;

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dana-stop-'));
});
afterAll(() => {
  killProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('an API that is asked to stop', () => {
  it(
    'answers every request that has reached it, takes no new one, and ends cleanly',
    async () => {
      const database = await openDatabase({ dataDir });
      await prepareDatabase(database, new Date(), catalogueDir);
      await stockUp(database.db, 1);
      await database.close();
      const api = await startProcess({ DATA_DIR: dataDir });
      const orders = await Promise.all(
        Array.from({ length: orderCount }, async (_, index): Promise<SentOrder> => {
          const { id: cart } = await send(api.baseUrl, '/carts/add', { product_id: 2, quantity: 1 });
          return { key: `stopped-${index}`, body: guestOrder(cart), orderId: null };
        }),
      );
      let answeredCount = 0;
      const answers = orders.map(async (order) => {
        order.orderId = await placeOrder(api.baseUrl, order);
        answeredCount += 1;
      });
      await Promise.race(answers);
      const answeredBefore = answeredCount;
      const stopped = api.stop('SIGTERM');
      await Promise.all(answers);
      expect(answeredBefore).toBeLessThan(orderCount);
      expect(await stopped).toBe(0);
      expect(api.log()).toContain('The API has stopped.');
      await expect(fetch(`${api.baseUrl}/healthz`)).rejects.toThrow();

      const next = await startProcess({ DATA_DIR: dataDir });
      for (const { orderId } of orders) {
        const response = await fetch(`${next.baseUrl}/api/orders/${orderId}`);
        expect(response.status).toBe(200);
      }
      expect(await next.stop('SIGTERM')).toBe(0);
    },
    slowMachineMs,
  );
});
