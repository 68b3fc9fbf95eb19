import { describe, expect, it } from 'vitest';
import { type OrderEmailKind, queueOrderEmail } from '../../emails/queue.ts';
import { shopOfSuite } from '../../testing/shop-of-suite.ts';

const minuteMs = 60_000;
/** Where the shop's own people read of new orders. */
const shopMail = 'shop@dana.example';
const {
  api,
  call,
  cleanUpIn,
  clock,
  deps,
  emailsTo,
  order: place,
  sent: all,
  update,
  ...shop
} = shopOfSuite();

async function order(lang: 'en' | 'ar', method = 1) {
  const { id, link } = await place({ lang, method, form: { promo_code: 'DANA10' } });
  return { id, link, order: (await call('GET', `/orders/${id}`, { lang })).body.data };
}
const decide = async (link: string, decision: string) => {
  await shop.decide(link, decision);
  await api.bank.settled();
};
const queue = (orderId: string, kind: OrderEmailKind) => queueOrderEmail(api.db, deps(), { orderId, kind });
const setStatus = (id: string, status: string) => update('orders', { id }, { status });
/** Time passes. @returns all emails to shoppers. */
const pass = async (ms: number) => {
  clock.aheadMs += ms;
  return (await emailsTo()).filter(({ to }) => to !== shopMail);
};
const subjects = async (ms: number) => (await pass(ms)).map(({ subject }) => subject);

describe('an order', () => {
  it.each(['en', 'ar'] as const)(
    'that is paid on delivery is reported when it is placed, in %s',
    async (lang) => {
      const { id, order: placed } = await order(lang);
      const sent = await pass(0);
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
      expect(await pass(30 * minuteMs)).toHaveLength(1);
      const [toShop, ...more] = all.filter(({ to }) => to === shopMail);
      expect(more).toEqual([]);
      expect(toShop).toMatchObject({ replyTo: 'fahad@dana.example' });
      expect(toShop?.subject).toContain(placed.number);
      expect(toShop?.text).toContain(`/_orders/${id}?lang=${lang}`);
    },
  );

  it('that is paid at once gets one email: it is paid', async () => {
    const { link, order: placed } = await order('en', 4);
    expect(await pass(minuteMs / 2)).toEqual([]);
    await decide(link, 'approve');
    await decide(link, 'approve');
    const [mail, ...more] = await pass(30 * minuteMs);
    expect([mail?.subject, more]).toEqual([`Your order ${placed.number} is paid`, []]);
    expect(mail?.text).toContain((await shop.read(placed.id)).payment.transaction_id);
  });

  it('that is not paid is called to mind while there is time, and reported when it ran out', async () => {
    const { order: placed } = await order('ar', 4);
    // Whoever closed the bank's page finds the way back in the mail.
    const [mail] = await pass(minuteMs);
    expect(mail?.subject).toBe(`طلبك ${placed.number} بانتظار الدفع`);
    expect(mail?.text).toContain(`/ar/order/${placed.id}`);
    expect(mail?.text).toMatch(/\u2068\d\d:\d\d\u2069/);
    clock.aheadMs += 15 * minuteMs;
    await cleanUpIn();
    const [, end] = await pass(0);
    expect(end?.subject).toBe(`تم إلغاء طلبك ${placed.number}`);
    expect(end?.text).toContain('لم يُحصَّل أي مبلغ.');
  });

  it('whose payment is declined is not reported as cancelled when its shopper pays again', async () => {
    const { id, link, order: placed } = await order('en', 4);
    await decide(link, 'decline');
    const again = (await call('POST', `/orders/${id}/pay`)).body.data.payment_link.link;
    await decide(again, 'approve');
    expect(await subjects(30 * minuteMs)).toEqual([`Your order ${placed.number} is paid`]);
  });

  it('is reported as it is when the email goes out, not as it was', async () => {
    const { id, order: placed } = await order('en');
    await pass(0);
    await setStatus(id, 'packed');
    await queue(id, 'order_packed');
    await queue(id, 'order_packed');
    await setStatus(id, 'shipped');
    await queue(id, 'order_shipped');
    expect((await subjects(0)).slice(1)).toEqual([`Your order ${placed.number} has shipped`]);
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
        expect(await subjects(0)).toEqual([expect.stringContaining(placed.number)]);
      }
    },
  );
});
