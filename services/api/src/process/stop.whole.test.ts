import { startSmtp } from '@dana/server/testing/smtp-for-tests';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { fillDatabase } from '../testing/fill-database.ts';
import { folderOfTest } from '../testing/folders.ts';
import { stockUp } from '../testing/order-checks.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';
import { cartWith, guestOrder, palette } from '../testing/test-caller.ts';

const slowMachineMs = 180_000;
const orderCount = 12;
afterAll(killProcesses);

it('an API that is asked to stop answers every request that has reached it, takes no new one, and ends cleanly', {
  timeout: slowMachineMs,
}, async () => {
  const dataDir = folderOfTest('stop');
  await fillDatabase({ dataDir });
  const database = await openDatabase({ dataDir });
  await stockUp(database.db, 1);
  await database.close();
  const api = await startProcess({ DATA_DIR: dataDir });
  const call = callerOfProcess(api);
  const carts = await Promise.all(Array.from({ length: orderCount }, () => cartWith(call, palette)));
  let answeredCount = 0;
  const answers = carts.map(async (cart) => {
    const { body } = await call('POST', '/checkout', { body: guestOrder(cart) });
    answeredCount += 1;
    return body.data.payment_info.id as string;
  });
  await Promise.race(answers);
  const answeredBefore = answeredCount;
  const stopped = api.stop('SIGTERM');
  const orders = await Promise.all(answers);
  expect(answeredBefore).toBeLessThan(orderCount);
  expect(await stopped).toBe(0);
  expect(api.log()).toContain('The API has stopped.');
  await expect(fetch(`${api.baseUrl}/healthz`)).rejects.toThrow();

  const next = await startProcess({ DATA_DIR: dataDir });
  for (const order of orders)
    expect((await callerOfProcess(next)('GET', `/orders/${order}`)).status).toBe(200);
  expect(await next.stop('SIGTERM')).toBe(0);
});

it('emails that hang on a stalled mail server hold nothing up, neither answers nor the end', {
  timeout: slowMachineMs,
}, async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.stop);
  smtp.state.isStalled = true;
  const settings = { SMTP_URL: smtp.url, API_LIMIT_MESSAGES: '1000' };
  const dataDir = folderOfTest('letters');
  await fillDatabase({ dataDir });
  const api = await startProcess({ DATA_DIR: dataDir, ...settings });
  const subscribe = async (reader: string): Promise<number> => {
    const startedMs = performance.now();
    const body = { email: `${reader}@dana.example`, name: '' };
    expect((await callerOfProcess(api)('POST', '/newsletter/subscribe', { body })).status).toBe(200);
    return performance.now() - startedMs;
  };
  await subscribe('first');
  await expect.poll(() => smtp.state.stalled, { timeout: 60_000 }).toBe(1);
  for (let count = 0; count < 5; count += 1) expect(await subscribe(`reader${count}`)).toBeLessThan(5_000);
  const startedMs = performance.now();
  expect(await api.stop('SIGTERM')).toBe(0);
  expect(performance.now() - startedMs).toBeLessThan(20_000);
});
