import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../clean-up.ts';
import { type OrderEmailKind, queueOrderEmail } from '../../emails/queue.ts';
import { apiOfSuite } from '../../testing/api-of-suite.ts';
import { decideOnPage } from '../../testing/pay-on-page.ts';
import { recordMail } from '../../testing/record-mail.ts';
import { testDeps } from '../../testing/test-api.ts';
import { callerOf, findProduct, guestOrder } from '../../testing/test-caller.ts';

const slug = 'zahriyat-dune-palette';
const knet = 4;
const minuteMs = 60_000;
/** Where the shop's own people read of new orders. */
const shopMail = 'shop@dana.example';
const api = apiOfSuite(() => ({ mail, now }));
const call = callerOf(api);
let nowMs = Date.now();
const now = () => new Date(nowMs);
const { mail, sent: all } = recordMail();
let sent: typeof all = [];
beforeEach(() => {
  all.length = 0;
  sent = [];
});

type Lang = 'en' | 'ar';

async function order(lang: Lang, methodId = 1) {
  const product = await findProduct(call, slug);
  const cart = (await call('POST', '/carts/add', { body: { ...product, quantity: 2 } })).body.data.id;
  const body = guestOrder(cart, { payment: { method_id: methodId }, promo_code: 'DANA10' });
  const placed = (await call('POST', '/checkout', { body, lang })).body.data;
  const id: string = placed.payment_info.id;
  const { data } = (await call('GET', `/orders/${id}`, { lang })).body;
  return { id, order: data, link: placed.payment_link?.link as string };
}

const decide = async (link: string, decision: string) => {
  await decideOnPage(api, link, decision);
  await api.bank.settled();
};
const queue = (orderId: string, kind: OrderEmailKind) =>
  queueOrderEmail(api.db, { ...testDeps(api.db, '/nowhere'), now }, { orderId, kind });
const setStatus = (id: string, status: string) =>
  api.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
const pass = async (ms: number) => {
  nowMs += ms;
  await api.sendEmails();
  sent = all.filter(({ to }) => to !== shopMail);
};

describe('an order', () => {
  it.each(['en', 'ar'] as const)(
    'that is paid on delivery is reported when it is placed, in %s',
    async (lang) => {
      const { id, order: placed } = await order(lang);
      await pass(0);
      expect(sent.map(({ to }) => to)).toEqual(['fahad@dana.example']);
      const [{ subject = '', text = '', html = '' } = {}] = sent;
      expect(subject).toContain(placed.number);
      for (const form of [text, html]) {
        expect(form).toContain(placed.number);
        expect(form).toContain(`KWD ${placed.total.toFixed(3)}`);
        expect(form).toContain(`KWD -${placed.discount.toFixed(3)}`);
        expect(form).toContain(`http://localhost:8080/${lang}/order/${id}`);
        expect(form).toContain(placed.items[0].name);
      }
      expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
      // Nothing comes from elsewhere, and digits are Latin.
      expect(html).not.toMatch(/<img|<link|@import|url\(/);
      expect(text).not.toMatch(/[٠-٩]/);
      if (lang === 'ar') expect(text).toContain(`\u2066KWD ${placed.total.toFixed(3)}\u2069`);
      await pass(30 * minuteMs);
      expect(sent).toHaveLength(1);
      const [toShop, ...more] = all.filter(({ to }) => to === shopMail);
      expect(more).toEqual([]);
      expect(toShop).toMatchObject({ replyTo: 'fahad@dana.example' });
      expect(toShop?.subject).toContain(placed.number);
      expect(toShop?.text).toContain(`/_orders/${id}?lang=${lang}`);
    },
  );

  it('that is paid at once gets one email: it is paid', async () => {
    const { link, order: placed } = await order('en', knet);
    await pass(minuteMs / 2);
    expect(sent).toEqual([]);
    await decide(link, 'approve');
    await decide(link, 'approve');
    await pass(30 * minuteMs);
    expect(sent.map(({ subject }) => subject)).toEqual([`Your order ${placed.number} is paid`]);
    const { payment } = (await call('GET', `/orders/${placed.id}`)).body.data;
    expect(sent[0]?.text).toContain(payment.transaction_id);
  });

  it('that is not paid is called to mind while there is time, and reported when it ran out', async () => {
    const { order: placed } = await order('ar', knet);
    // Whoever closed the bank's page finds the way back in the mail.
    await pass(minuteMs);
    expect(sent.map(({ subject }) => subject)).toEqual([`طلبك ${placed.number} بانتظار الدفع`]);
    expect(sent[0]?.text).toContain(`/ar/order/${placed.id}`);
    expect(sent[0]?.text).toMatch(/\u2068\d\d:\d\d\u2069/);
    nowMs += 15 * minuteMs;
    await cleanUp({ ...testDeps(api.db, '/nowhere'), now });
    await pass(0);
    expect(sent[1]?.subject).toBe(`تم إلغاء طلبك ${placed.number}`);
    expect(sent[1]?.text).toContain('لم يُحصَّل أي مبلغ.');
  });

  it('whose payment is declined is not reported as cancelled when its shopper pays again', async () => {
    const { id, link, order: placed } = await order('en', knet);
    await decide(link, 'decline');
    const again = (await call('POST', `/orders/${id}/pay`)).body.data.payment_link.link;
    await decide(again, 'approve');
    await pass(30 * minuteMs);
    expect(sent.map(({ subject }) => subject)).toEqual([`Your order ${placed.number} is paid`]);
  });

  it('is reported as it is when the email goes out, not as it was', async () => {
    const { id, order: placed } = await order('en');
    await pass(0);
    await setStatus(id, 'packed');
    await queue(id, 'order_packed');
    await queue(id, 'order_packed');
    await setStatus(id, 'shipped');
    await queue(id, 'order_shipped');
    await pass(0);
    expect(sent.slice(1).map(({ subject }) => subject)).toEqual([`Your order ${placed.number} has shipped`]);
  });

  it.each(['order_delivered', 'order_refunded', 'return_requested', 'return_decided'] as const)(
    'has an email for %s in both languages',
    async (kind) => {
      for (const lang of ['en', 'ar'] as const) {
        const { id, order: placed } = await order(lang);
        await pass(0);
        all.length = 0;
        await setStatus(id, kind === 'order_refunded' ? 'refunded' : 'delivered');
        await queue(id, kind);
        await pass(0);
        expect(sent).toHaveLength(1);
        expect(sent[0]?.subject).toContain(placed.number);
      }
    },
  );
});
