import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { noteConfirmedAddress } from '../account/confirm-email.ts';
import { createAlertsJob, emailKinds } from '../scheduled-jobs.ts';
import { type OrderEmailKind, queueOrderEmail } from '../emails/queue.ts';
import type { Mail } from '@dana/server/mail/mailer';
import { decideOnPage } from './pay-on-page.ts';
import { createTestApi, testDeps } from './test-api.ts';
import { callerOf, cartWith, findProduct, guestOrder, palette, register } from './test-caller.ts';

/* node services/api/src/testing/write-sample-emails.ts <folder>: every email in both languages, as HTML and as plain text. */

const [folder = join(tmpdir(), 'dana-emails')] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const knet = 4;
const statusOf: Partial<Record<OrderEmailKind, string>> = {
  order_packed: 'packed',
  order_shipped: 'shipped',
  order_delivered: 'delivered',
  order_cancelled: 'cancelled',
  order_refunded: 'refunded',
  payment_returned: 'cancelled',
  order_to_confirm: 'placed',
  order_unconfirmed: 'cancelled',
  return_requested: 'delivered',
  return_decided: 'delivered',
};
const names = {
  en: { first_name: 'Noura', last_name: 'Al Sabah' },
  ar: { first_name: 'نورة', last_name: 'الصباح' },
};

let kind = '';
const api = await createTestApi({ mail: { deliver: async (mail) => write(mail), close: () => undefined } });
const call = callerOf(api);
const deps = testDeps(api.db, folder);
for (const table of ['products', 'variations'] as const)
  await api.db.updateTable(table).set({ stock: 1000 }).execute();
for (const lang of ['en', 'ar'] as const) {
  const write = async (name: string, work: () => Promise<unknown>) => {
    kind = `${name}-${lang}`;
    await work();
    await api.db
      .updateTable('letters')
      .set({ due_at: new Date(0) })
      .where('sent_at', 'is', null)
      .execute();
    await api.sendEmails();
  };
  for (const name of Object.keys(emailKinds).filter((each) => /^(order|payment|return)_/.test(each)))
    await write(name, async () => {
      const isOnPage = ['order_paid', 'payment_waiting', 'payment_returned', 'order_refunded'].includes(name);
      const { id, link } = await order(lang, isOnPage ? knet : 1);
      if (isOnPage && name !== 'payment_waiting') await decideOnPage(api, link, 'approve');
      const status = statusOf[name as OrderEmailKind];
      if (name === 'order_to_confirm')
        await api.db
          .updateTable('orders')
          .set({ confirm_by: new Date(Date.now() + 86_400_000) })
          .where('id', '=', id)
          .execute();
      if (status) await api.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
      if (status) await queueOrderEmail(api.db, deps, { orderId: id, kind: name as OrderEmailKind });
    });
  const email = `noura-${lang}@dana.example`;
  await write('newsletter_confirm', () =>
    call('POST', '/newsletter/subscribe', { body: { email, name: '' }, lang }),
  );
  const { key } = await api.db
    .selectFrom('newsletter_subscribers')
    .select('key')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await write('newsletter_welcome', async () =>
    api.fetch(new Request(`http://api.test/api/newsletter/confirm/${key}?lang=${lang}`, { method: 'POST' })),
  );
  const message =
    lang === 'ar' ? 'هل يعود خاتم اللؤلؤ إلى المتجر قريبًا؟' : 'Will the pearl ring come back soon?';
  const contact = { name: names[lang].first_name, email, phone: '+965 5000 1234', subject: '', message };
  await write('contact', () => call('POST', '/contact-form', { body: contact, lang }));
  await write('comment_waiting', () =>
    call('POST', '/posts/caring-for-pearls/comments', { body: { name: contact.name, email, text: message } }),
  );
  const guest = await order(lang, 1);
  // The order has emails of its own, which are written above.
  await write('others', async () => undefined);
  await write('email_confirm', () =>
    call('POST', `/orders/${guest.id}/account`, { body: { password: 'seven pearls of the gulf' }, lang }),
  );
  const shopper = await register(call);
  await writeAwaited(lang, write);
  await write('password_reset', () =>
    call('POST', '/forgot-password', { body: { email: shopper.email }, lang }),
  );
  const changed = { email: `new-${shopper.email}`, current_password: shopper.password };
  const profile = { ...names[lang], phone: '', ...changed };
  await write('email_changed', () => call('POST', '/profile', { body: profile, token: shopper.token, lang }));
}
await api.close();

async function write({ to, subject, text, html }: Mail): Promise<void> {
  // Each new account and each new e-mail has one as well.
  const isAside = text.includes('/confirm-email?') && !kind.startsWith('email_confirm');
  if (isAside || kind.startsWith('others')) return;
  const name = to === 'shop@dana.example' ? `${kind}-shop` : kind;
  writeFileSync(join(folder, `${name}.html`), await withPictures(html));
  writeFileSync(join(folder, `${name}.txt`), `${subject}\n\n${text}\n`);
}

async function order(lang: 'en' | 'ar', method: number) {
  const cart_id = await cartWith(call, palette);
  const thing = await findProduct(call, 'safwani-horizon-headphones');
  await call('POST', '/carts/add', { body: { ...thing, cart_id, quantity: 1 } });
  const form = { ...names[lang], promo_code: 'DANA10', email: `noura-${lang}@dana.example` };
  const body = guestOrder(cart_id, { payment: { method_id: method }, ...form });
  const { data } = (await call('POST', '/checkout', { body, lang })).body;
  return { id: data.payment_info.id as string, link: data.payment_link?.link as string };
}

/** Pictures stand in the file itself: no shop runs beside it. */
async function withPictures(html: string): Promise<string> {
  let whole = html;
  for (const [, url = ''] of html.matchAll(/<img src="([^"]+)"/g)) {
    const picture = await api.fetch(new Request(url));
    const bytes = Buffer.from(await picture.arrayBuffer()).toString('base64');
    whole = whole.replaceAll(url, `data:${picture.headers.get('content-type')};base64,${bytes}`);
  }
  return whole;
}

/** A product that is back, and lower prices of a wishlist. */
async function writeAwaited(
  lang: 'en' | 'ar',
  save: (name: string, work: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { id, variant } = await awaitedVariation();
  const setStock = (stock: number) =>
    api.db.updateTable('variations').set({ stock }).where('id', '=', variant).execute();
  await setStock(0);
  const body = { product_id: id, variation_id: variant, email: `noura-${lang}@dana.example` };
  await save('stock_confirm', () => call('POST', '/stock-requests', { body, lang }));
  await api.db.updateTable('stock_requests').set({ confirmed_at: new Date() }).execute();
  await setStock(1000);
  const alertsJob = createAlertsJob(deps);
  await save('back_in_stock', alertsJob);
  const { token } = await register(call);
  const slugs = ['safwani-horizon-headphones', 'zahriyat-dune-palette', 'sadafine-wave-ring'];
  const ids = await Promise.all(slugs.map(async (slug) => (await findProduct(call, slug)).product_id));
  for (const product_id of ids) await call('POST', '/favorites', { body: { product_id }, token });
  await save('price_confirm', () => call('POST', '/price-letters', { body: { is_on: true }, token, lang }));
  const readers = await api.db
    .selectFrom('price_letters as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.email'])
    .execute();
  for (const reader of readers) await noteConfirmedAddress(api.db, reader.id, reader.email, new Date());
  const lower = (some: readonly number[]) =>
    api.db
      .updateTable('products')
      .set((eb) => ({ old_price_minor: null, price_minor: sql`${eb.ref('price_minor')} * 4 / 5` }))
      .where('id', 'in', some)
      .execute();
  await lower(ids.slice(0, 1));
  await save('price_drop-one', alertsJob);
  await api.db.deleteFrom('letters').where('kind', '=', 'price_drop').execute();
  await lower(ids);
  await save('price_drop-several', alertsJob);
  await call('POST', '/price-letters', { body: { is_on: false }, token });
}

async function awaitedVariation() {
  const { body } = await call('GET', '/products/noqta-one-phone');
  return { id: body.data.id as number, variant: body.data.variations[0].id as number };
}
