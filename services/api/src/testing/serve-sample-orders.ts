import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { move, staffToken } from './staff.ts';
import { createTestApi } from './test-api.ts';
import { callerOf, placeOrder, register } from './test-caller.ts';

/*
 * node services/api/src/testing/serve-sample-orders.ts: the API with orders in every state, until its standard input ends.
 * Its first line says, as JSON, where it listens, a token for the staff's pages, and which pages there are to look at.
 */

const api = await createTestApi();
const call = callerOf(api);
const token = await staffToken(api);
for (const table of ['products', 'variations'] as const)
  await api.db.updateTable(table).set({ stock: 1000 }).execute();

const ways = [['confirm'], ['confirm', 'pack'], ['confirm', 'pack', 'ship'], ['cancel']];
for (const steps of ways) await move(call, token, (await placeOrder(call)).id, steps);
await placeOrder(call, { method: 4 });
const shopper = await register(call);
const { id: returned } = await placeOrder(call, {
  ...{ quantity: 3, token: shopper.token, form: { promo_code: 'DANA10' } },
});
await move(call, token, returned, ['confirm', 'pack', 'ship', 'deliver']);
const { data } = (await call('GET', `/orders/${returned}`, { token: shopper.token })).body;
const items = [{ item_id: data.items[0].id, quantity: 1 }];
const request = { items, reason: 'damaged', note: 'The lid is broken – الغطاء مكسور.' };
const asked = await call('POST', `/orders/${returned}/returns`, { body: request, token: shopper.token });
if (asked.body.success !== true) throw new Error(`No return was taken: ${JSON.stringify(asked.body)}`);
const { id: fresh } = await placeOrder(call);
const linksOf = async (lang: 'en' | 'ar') =>
  (await call('GET', `/orders/${returned}`, { token: shopper.token, lang })).body.data.invoice;

const server = serve({ fetch: (asking) => api.fetch(asking), port: 0, hostname: '127.0.0.1' }, (at) => {
  void say(at);
});

async function say({ port }: AddressInfo): Promise<void> {
  const pages = { list: '/_orders', found: '/_orders?search=DN-100246', new: `/_orders/${fresh}` };
  const more = { returned: `/_orders/${returned}`, slip: `/_orders/${fresh}/slip` };
  const invoices = { en: await linksOf('en'), ar: await linksOf('ar') };
  const said = { url: `http://localhost:${port}`, token, pages: { ...pages, ...more }, invoices };
  process.stdout.write(`${JSON.stringify(said)}\n`);
}

process.stdin.resume().once('end', () => {
  server.close();
  void api.close().then(() => process.exit(0));
});
