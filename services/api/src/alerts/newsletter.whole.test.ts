import { describe, expect, it } from 'vitest';
import { alertsOfSuite } from '../testing/alerts-of-suite.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';

const shop = shopOfSuite();
const { call, cleanUpIn, emailsTo, rows, sent } = shop;
const { linkTo, page, press } = alertsOfSuite('newsletter', shop);

const subscribe = async (email: string, lang: 'en' | 'ar' = 'en') => {
  const answer = await call('POST', '/newsletter/subscribe', { body: { email, name: '' }, lang });
  await emailsTo();
  return answer;
};
const find = async (email: string) => (await rows('newsletter_subscribers', { email }))[0];

describe('the newsletter', () => {
  it.each(['en', 'ar'] as const)('begins when the link of its email is pressed, in %s', async (lang) => {
    const email = `reader-${lang}@dana.example`;
    await subscribe(email, lang);
    const confirm = linkTo('confirm', sent[0]?.text);
    expect(await page(confirm)).toContain(`dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
    // Programs that open the links of mails confirm nothing.
    expect((await find(email))?.confirmed_at).toBeNull();
    expect((await press(confirm)).status).toBe(303);
    expect((await find(email))?.confirmed_at).not.toBeNull();
    await press(confirm);
    expect(await emailsTo()).toHaveLength(2);
    expect(sent[1]?.unsubscribe).toBe(sent[0]?.unsubscribe);
    // Known already: the same answer and no email.
    expect((await subscribe(email, lang)).body).toEqual((await subscribe(`new-${email}`, lang)).body);
    expect(sent.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it('ends by the link of each email, and by the button of a mail program', async () => {
    for (const body of ['', 'List-Unsubscribe=One-Click']) {
      sent.length = 0;
      await subscribe('leaving@dana.example');
      await press(linkTo('confirm', sent[0]?.text));
      const leave = sent[0]?.unsubscribe ?? '';
      expect(leave).toBe(linkTo('leave', sent[0]?.text));
      await page(leave);
      expect(await find('leaving@dana.example')).toBeDefined();
      await press(leave, body);
      expect(await find('leaving@dana.example')).toBeUndefined();
      expect(await page(leave)).toContain('not subscribed');
      expect(await page(linkTo('confirm', sent[0]?.text))).toContain('no longer valid');
    }
  });

  it('forgets who does not confirm within seven days', async () => {
    await subscribe('late@dana.example');
    await cleanUpIn(6);
    expect(await find('late@dana.example')).toBeDefined();
    await cleanUpIn(8);
    expect(await find('late@dana.example')).toBeUndefined();
  });
});

describe('a message through the contact form', () => {
  const email = 'reem@dana.example';
  const message = { name: 'Reem', email, phone: '', subject: 'A ring', message: 'Buy <b>here</b>' };

  it('goes to the shop, and its sender learns that it arrived, without a word of what was typed', async () => {
    await call('POST', '/contact-form', { body: message, lang: 'ar' });
    const [[shop], [sender]] = [await emailsTo('shop@dana.example'), await emailsTo(email)];
    expect(shop).toMatchObject({ replyTo: email });
    expect(shop?.text).toContain('> Buy <b>here</b>');
    expect(shop?.html).toContain('Buy &#60;b&#62;here');
    expect(sender?.subject).toBe('وصلتنا رسالتك');
    expect(`${sender?.text}${sender?.html}${sender?.subject}`).not.toMatch(/Reem|A ring|Buy/);
  });

  it.each([
    ['fills in what nobody sees, as browsers do, too', { website: 'https://dana.example' }, 'en'],
    ['was sent within a second', { elapsed_ms: 400 }, 'en'],
    ['comes from a clock that was set back', { elapsed_ms: -3_600_000 }, 'ar'],
  ] as const)('that %s goes to the shop with a word on it, and to nobody else', async (_case, sign, lang) => {
    const answer = await call('POST', '/contact-form', { body: { ...message, ...sign }, lang });
    expect(answer.status).toBe(200);
    const subject = expect.stringMatching(lang === 'en' ? /^Perhaps spam/ : /^قد تكون مزعجة/);
    const text = expect.stringContaining('> Buy <b>here</b>');
    expect(await emailsTo()).toEqual([expect.objectContaining({ to: 'shop@dana.example', subject, text })]);
  });
});
