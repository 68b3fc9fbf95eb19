import { setTimeout } from 'node:timers/promises';
import { freePort } from '@dana/config/testing/free-port';
import { startSmtp } from '@dana/server/testing/smtp-for-tests';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { fillDatabase, type Place } from '../testing/fill-database.ts';
import { onBothDatabases } from '../testing/on-both-databases.ts';
import { type ApiProcess, killProcesses, startProcess } from '../testing/start-process.ts';
import { placeOrder } from '../testing/test-caller.ts';

/* Over 20 s: three processes one after another on each of both databases, with kills between them. */

const slowMachineMs = 240_000;
const soon = { timeout: 60_000 };
const buyerCount = 12;
const shopMail = 'shop@dana.example';
afterEach(killProcesses);

/** One guest for each order: whom its email reached says which one it reports. */
async function buy(api: ApiProcess, buyer: number): Promise<void> {
  const form = { email: `buyer${buyer}@dana.example` };
  expect((await placeOrder(callerOfProcess(api), { quantity: 1, form })).status).toBe(200);
}

/** Orders while the mail server is away, a kill in their midst, a kill in the midst of sending: who gets which emails. */
async function surviveKills(place: Place) {
  const smtpPort = await freePort();
  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, MAIL_SHOP: shopMail };
  const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, ...mail };
  const inDatabase = async <Result>(
    work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<Result>,
  ): Promise<Result> => {
    const { db, close } = await openDatabase(place);
    return work(db).finally(close);
  };

  await fillDatabase(place);
  const first = await startProcess(environment);
  let acknowledged = 0;
  const buyers = Array.from({ length: buyerCount }, async (_, buyer) => {
    await buy(first, buyer);
    acknowledged += 1;
  });
  const ended = Promise.allSettled(buyers);
  // Some are acknowledged and others under way.
  await expect.poll(() => acknowledged, { ...soon, interval: 5 }).toBeGreaterThan(0);
  await first.stop('SIGKILL');
  await ended;

  // Every order that exists is owed its emails, whether its answer arrived or not, to who ordered and to the shop; no other is.
  const owed = await inDatabase(async (db) => {
    const rows = await db.selectFrom('orders').select('contact').execute();
    return rows.flatMap(({ contact }) => [contact.email, shopMail]).sort();
  });
  expect(owed.length).toBeGreaterThanOrEqual(2 * acknowledged);

  const smtp = await startSmtp(smtpPort);
  onTestFinished(smtp.stop);
  const second = await startProcess(environment);
  await expect.poll(() => smtp.taken.length, soon).toBeGreaterThan(0);
  await second.stop('SIGKILL');
  // The email that was on its way belongs to the killed sender for two minutes more, which a test need not wait.
  await inDatabase((db) =>
    db.updateTable('letters').set({ due_at: new Date() }).where('sent_at', 'is', null).execute(),
  );

  const third = await startProcess(environment);
  const reached = () =>
    [...new Map(smtp.taken.map(({ messageId, to }) => [messageId, to?.[0]?.address ?? ''])).values()].sort();
  await expect.poll(reached, soon).toEqual(owed);
  // A second look of the sender finds nothing more.
  await setTimeout(2_500);
  expect(reached()).toEqual(owed);
  // The one that was on its way when its sender was killed may arrive twice, under one id.
  expect(smtp.taken.length).toBeLessThanOrEqual(owed.length + 1);
  await third.stop('SIGTERM');
  const left = await inDatabase((db) =>
    db.selectFrom('letters').select('id').where('sent_at', 'is', null).execute(),
  );
  expect(left).toEqual([]);
}

onBothDatabases('emails about orders', (place) => {
  it(
    'arrive for exactly the orders that exist, through a kill while they are placed and one while they are sent',
    {
      timeout: slowMachineMs,
    },
    () => surviveKills(place()),
  );
});
