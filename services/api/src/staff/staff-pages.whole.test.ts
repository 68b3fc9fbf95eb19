import { beforeAll, describe, expect, it } from 'vitest';
import { escapeHtml } from '@dana/server/mail/escape-html';
import { fieldText } from '../messages.ts';
import { staffMessages } from './pages/frame.ts';
import { move, staffToken } from '../testing/staff.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';

const { api, call, order: place, read, update, visit } = shopOfSuite();
let token: string;
beforeAll(async () => {
  token = await staffToken(api);
});

type Sent = { form?: Record<string, string>; cookie?: string | undefined; headers?: Record<string, string> };
const origin = 'http://localhost:8080';
const signedIn = (text = token) => `dana_staff=${text}`;

/** What a browser sends of these pages: the cookie, and with a form where it comes from. */
const send = (path: string, { form, cookie, headers = { origin } }: Sent = {}) =>
  visit(`/_orders${path}`, {
    method: form ? 'POST' : 'GET',
    headers: { ...(form && headers), ...(cookie && { cookie }) },
    ...(form && { body: new URLSearchParams(form) }),
  });
/** A page, or the answer to its form, as the signed-in staff have it. */
const asStaff = (path: string, form?: Record<string, string>) =>
  send(path, { cookie: signedIn(), ...(form && { form }) });

/** An order of two units that came, and a way to send one back. */
async function delivered() {
  const { id } = await place();
  await move(call, token, id, ['pack', 'ship', 'deliver']);
  const [item] = (await read(id)).items;
  const body = { reason: 'damaged', items: [{ item_id: item.id, quantity: 1 }] };
  return { id, ask: async () => (await call('POST', `/orders/${id}/returns`, { body })).body.data.id };
}

describe('the staff’s pages', () => {
  it('ask for a token first, and keep it where no script and no other page gets it', async () => {
    for (const path of ['', '/some-order', '/some-order/slip']) {
      const answer = await send(path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.text).toContain(staffMessages.en.signIn.title);
    }
    const wrong = await send('/sign-in', { form: { token: 'dana_staff_0' } });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toContain('role="alert"');
    const right = await send('/sign-in?lang=ar', { form: { token: ` ${token}\n` } });
    expect([right.status, right.headers.get('location')]).toEqual([303, '/_orders?lang=ar']);
    const cookie = right.headers.get('set-cookie') ?? '';
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/_orders', 'Max-Age=28800'])
      expect(cookie).toContain(part);
    const out = await asStaff('/sign-out', {});
    expect(out.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it.each(['en', 'ar'] as const)('list and show orders in %s, without scripts', async (lang) => {
    const { id } = await place();
    const { number } = await read(id);
    const list = await asStaff(`?lang=${lang}&search=${number}`);
    expect(list.text).toContain(`/_orders/${id}?lang=${lang}`);
    const none = await asStaff(`?lang=${lang}&search=nobody`);
    expect(none.text).toContain(staffMessages[lang].list.none);
    const order = await asStaff(`/${id}?lang=${lang}`);
    for (const words of [staffMessages[lang].steps.pack, staffMessages[lang].statuses.placed, 'Al Mutairi'])
      expect(order.text).toContain(words);
    for (const page of [list, order]) {
      expect(page.text).not.toContain('<script');
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
    }
    const slip = await asStaff(`/${id}/slip?lang=${lang}`);
    expect(slip.text).toContain(staffMessages[lang].slip.title);
    expect(slip.text).not.toContain('KWD');
  });

  it('write what a name holds as text', async () => {
    const { id } = await place();
    const contact = JSON.stringify({ first_name: '<b>x', last_name: '"y', email: 'a@b.c', phone: '1' });
    await update('orders', { id }, { contact });
    const { text } = await asStaff(`/${id}`);
    expect(text).not.toContain('<b>x');
    expect(text).toContain('&#60;b&#62;x');
  });

  it('take a step from their own form and from nowhere else', async () => {
    const { id } = await place();
    const form = { step: 'pack', expected: 'placed' };
    const foreign = [
      { origin: 'https://evil.example' },
      {},
      { origin, 'sec-fetch-site': 'cross-site' },
      { origin, 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[];
    for (const headers of foreign) {
      const answer = await send(`/${id}/steps`, { form, cookie: signedIn(), headers });
      expect([headers, answer.status]).toEqual([headers, 403]);
    }
    expect((await send(`/${id}/steps`, { form })).status).toBe(401);
    const reader = await staffToken(api, { scope: 'orders:read' });
    expect((await send(`/${id}/steps`, { form, cookie: signedIn(reader) })).status).toBe(403);
    expect((await read(id)).status).toBe('placed');

    const done = await asStaff(`/${id}/steps?lang=en`, form);
    expect([done.status, done.headers.get('location')]).toEqual([303, `/_orders/${id}?lang=en`]);
    expect((await read(id)).status).toBe('packed');
  });

  it('show the order again, with why, when a step is late or incomplete', async () => {
    const { id } = await place();
    await move(call, token, id, ['pack']);
    const late = await asStaff(`/${id}/steps`, { step: 'pack', expected: 'placed' });
    expect(late.status).toBe(409);
    expect(late.text).toContain(staffMessages.en.steps.ship);
    expect(late.text).toContain('role="alert"');
    const ship = { step: 'ship', expected: 'packed', courier: '', tracking_number: 'GP 1' };
    const short = await send(`/${id}/steps`, { form: ship, cookie: signedIn() });
    expect(short.status).toBe(422);
    expect(short.text).toContain(staffMessages.en.form.required);
    // The shop brings it itself.
    const own = await asStaff(`/${id}/steps`, { ...ship, tracking_number: '' });
    expect(own.status).toBe(303);
    expect((await asStaff(`/${id}`)).text).toContain(staffMessages.en.steps.deliver);
  });

  it.each(['en', 'ar'] as const)('keep what is too long in its form, and say so, in %s', async (lang) => {
    const { id } = await place();
    await move(call, token, id, ['pack']);
    const courier = `"${'Express '.repeat(20)}`;
    const form = { step: 'ship', expected: 'packed', courier, tracking_number: 'GP 1' };
    const shipped = await asStaff(`/${id}/steps?lang=${lang}`, form);
    expect(shipped.status).toBe(422);
    expect(shipped.text).toContain(fieldText('validation.tooLong', lang));
    expect(shipped.text).toContain(`value="${escapeHtml(courier)}"`);
    expect(shipped.text).toContain('value="GP 1"');
    expect(shipped.text).not.toContain('maxlength');
  });

  it('keep an answer that is too long at its return alone', async () => {
    const { id, ask } = await delivered();
    const asked = await ask();
    await ask();
    const answer = 'Sorry. '.repeat(80);
    const { status, text } = await asStaff(`/${id}/returns/${asked}`, { decision: 'decline', answer });
    expect(status).toBe(422);
    expect(text).toContain(fieldText('validation.tooLong', 'en'));
    expect(text.split(answer)).toHaveLength(2);
    expect(text).not.toContain('maxlength');
  });

  it('decide a return', async () => {
    const { id, ask } = await delivered();
    const path = `/${id}/returns/${await ask()}`;
    const mute = await asStaff(path, { decision: 'decline', answer: '' });
    expect([mute.status, mute.text.includes(staffMessages.en.form.answerNeeded)]).toEqual([422, true]);
    await asStaff(path, { decision: 'accept', answer: 'Yes' });
    await asStaff(path, { decision: 'receive', restock: 'yes' });
    expect((await read(id)).returns[0]).toMatchObject({ status: 'received', answer: 'Yes' });
  });

  it('say that an order is not there', async () => {
    const answer = await asStaff('/no-such-order?lang=ar');
    expect(answer.status).toBe(404);
    expect(answer.text).toContain(staffMessages.ar.order.unknown);
  });
});
