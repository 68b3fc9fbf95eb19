import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../clean-up.ts';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { recordMail } from '../testing/record-mail.ts';
import { testDeps } from '../testing/test-api.ts';
import { callerOf } from '../testing/test-caller.ts';

const api = apiOfSuite(() => ({ mail, now }));
const call = callerOf(api);
let nowMs = Date.now();
const now = () => new Date(nowMs);
const { mail, sent } = recordMail();
beforeEach(() => {
  sent.length = 0;
});

const subscribe = async (email: string, lang: 'en' | 'ar' = 'en') => {
  const answer = await call('POST', '/newsletter/subscribe', { body: { email, name: '' }, lang });
  await api.sendEmails();
  return answer;
};
const find = (email: string) =>
  api.db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();
const linkTo = (step: string) =>
  new RegExp(`http\\S+/api/newsletter/${step}/\\S+`).exec(sent[0]?.text ?? '')?.[0] ?? '';
const page = async (link: string) => (await api.fetch(new Request(link))).text();
const press = (link: string, body = '') => api.fetch(new Request(link, { method: 'POST', body }));

describe('the newsletter', () => {
  it.each(['en', 'ar'] as const)('begins when the link of its email is pressed, in %s', async (lang) => {
    const email = `reader-${lang}@dana.example`;
    await subscribe(email, lang);
    const confirm = linkTo('confirm');
    expect(await page(confirm)).toContain(`dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
    // Programs that open the links of mails confirm nothing.
    expect((await find(email))?.confirmed_at).toBeNull();
    const answer = await press(confirm);
    expect(answer.status).toBe(303);
    expect((await find(email))?.confirmed_at).not.toBeNull();
    await press(confirm);
    await api.sendEmails();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.unsubscribe).toBe(sent[0]?.unsubscribe);
    // Known already: the same answer and no email.
    expect((await subscribe(email, lang)).body).toEqual((await subscribe(`new-${email}`, lang)).body);
    expect(sent.filter(({ to }) => to === email)).toHaveLength(2);
  });

  it('ends by the link of each email, and by the button of a mail program', async () => {
    for (const body of ['', 'List-Unsubscribe=One-Click']) {
      sent.length = 0;
      await subscribe('leaving@dana.example');
      await press(linkTo('confirm'));
      const leave = sent[0]?.unsubscribe ?? '';
      expect(leave).toBe(linkTo('leave'));
      await page(leave);
      expect(await find('leaving@dana.example')).toBeDefined();
      await press(leave, body);
      expect(await find('leaving@dana.example')).toBeUndefined();
      expect(await page(leave)).toContain('not subscribed');
      expect(await page(linkTo('confirm'))).toContain('no longer valid');
    }
  });

  it('forgets who does not confirm within seven days', async () => {
    await subscribe('late@dana.example');
    nowMs += 6 * 24 * 60 * 60 * 1000;
    await cleanUp({ ...testDeps(api.db, '/nowhere'), now });
    expect(await find('late@dana.example')).toBeDefined();
    nowMs += 2 * 24 * 60 * 60 * 1000;
    await cleanUp({ ...testDeps(api.db, '/nowhere'), now });
    expect(await find('late@dana.example')).toBeUndefined();
  });
});

describe('a message through the contact form', () => {
  const message = {
    name: 'Reem',
    email: 'reem@dana.example',
    phone: '',
    subject: 'A ring',
    message: 'Buy <b>here</b>',
  };

  it('goes to the shop, and its sender learns that it arrived, without a word of what was typed', async () => {
    await call('POST', '/contact-form', { body: message, lang: 'ar' });
    await api.sendEmails();
    const [shop, sender] = ['shop@dana.example', message.email].map((to) =>
      sent.find((each) => each.to === to),
    );
    expect(shop).toMatchObject({ replyTo: message.email });
    expect(shop?.text).toContain('> Buy <b>here</b>');
    expect(shop?.html).toContain('Buy &#60;b&#62;here');
    expect(sender?.subject).toBe('وصلتنا رسالتك');
    expect(`${sender?.text}${sender?.html}${sender?.subject}`).not.toMatch(/Reem|A ring|Buy/);
  });

  it.each([
    [
      'fills in what nobody sees, as browsers do, too',
      { website: 'https://dana.example' },
      'en',
      /^Perhaps spam/,
    ],
    ['was sent within a second', { elapsed_ms: 400 }, 'en', /^Perhaps spam/],
    ['comes from a clock that was set back', { elapsed_ms: -3_600_000 }, 'ar', /^قد تكون مزعجة/],
  ] as const)(
    'that %s goes to the shop with a word on it, and to nobody else',
    async (_case, sign, lang, subject) => {
      const answer = await call('POST', '/contact-form', { body: { ...message, ...sign }, lang });
      expect(answer.status).toBe(200);
      await api.sendEmails();
      expect(sent).toEqual([
        expect.objectContaining({ to: 'shop@dana.example', subject: expect.stringMatching(subject) }),
      ]);
      expect(sent[0]?.text).toContain('> Buy <b>here</b>');
    },
  );
});
