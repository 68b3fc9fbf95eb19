import { noticeSchema, type Notice } from '@dana/contracts/release/notice';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startHookListener } from '../testing/hook-listener.ts';
import { readWebhookSettings } from './start-judging.ts';
import { createWebhook } from './webhook.ts';

const secret = `whsec_${Buffer.from('a secret of twenty-four bytes or more').toString('base64')}`;
const quick = { firstMs: 40, longestMs: 200, giveUpMs: 60_000 };
const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

let count = 0;
const notice = (more: Partial<Notice> = {}): Notice => {
  count += 1;
  return {
    ...{ id: `revision_production_${count}_abc`, event: 'change', env: 'production', revision: count },
    ...{ at: '2026-11-25T06:00:00.000Z', sentence: 'mf-demo 1.1.0 goes to 10 % of visitors', ...more },
  };
};

/** A listener, and what tells it. */
async function told(more: { limitMs?: number; giveUpMs?: number } = {}) {
  const listener = await startHookListener();
  const settings = readWebhookSettings(
    { RELEASE_WEBHOOK_URL: listener.url, RELEASE_WEBHOOK_SECRET: secret },
    'https://shop.example',
  );
  if (settings === undefined) throw new Error('Nobody is told.');
  const warn = vi.fn();
  const retries = { ...quick, ...(more.giveUpMs && { giveUpMs: more.giveUpMs }) };
  const { notify, stop } = createWebhook({ settings, log: { warn }, retries, limitMs: more.limitMs ?? 250 });
  onTestFinished(stop);
  return { listener, notify, stop, warn };
}

describe('a listener', () => {
  it('gets each notice once, in order, signed as Standard Webhooks says', async () => {
    const { listener, notify } = await told({ limitMs: 20_000 });
    const notices = [notice({ reason: 'try <it> & see' }), notice({ event: 'taken-back' }), notice()];
    for (const each of notices) notify(each);
    await soon(() => expect(listener.taken).toHaveLength(3));
    const bodies = listener.taken.map(({ body, headers }) =>
      new Webhook(secret).verify(body, headers as Record<string, string>),
    );
    expect(bodies).toEqual(
      notices.map((each) => ({
        ...{ schema: 1, ...each, link: 'https://shop.example/_releases?env=production' },
      })),
    );
    expect(noticeSchema.parse(bodies[0]).id).toBe(listener.taken[0]?.headers['webhook-id']);
    const altered = listener.taken[0]!.body.replace('10 %', '90 %');
    const { headers } = listener.taken[0]!;
    expect(() => new Webhook(secret).verify(altered, headers as Record<string, string>)).toThrow();
  });

  it('that fails, hangs, breaks off and comes back gets everything, in order and with the ids that it had', async () => {
    const { listener, notify } = await told();
    listener.always(500);
    listener.next('hang', 'cut', 302);
    const notices = [notice(), notice()];
    for (const each of notices) notify(each);
    await soon(() => expect(listener.calls.length).toBeGreaterThan(4));
    expect(listener.taken).toEqual([]);
    listener.always(200);
    await soon(() => expect(listener.revisions()).toEqual(notices.map(({ revision }) => revision)));
    expect(new Set(listener.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  });

  it('that fails for too long misses a notice, and the log says so; what comes later reaches it', async () => {
    const { listener, notify, warn } = await told({ giveUpMs: 200 });
    listener.always(503);
    notify(notice());
    await soon(() =>
      expect(warn).toHaveBeenCalledWith(expect.objectContaining({ isOver: true }), expect.anything()),
    );
    listener.always(200);
    const later = notice();
    notify(later);
    await soon(() => expect(listener.revisions()).toEqual([later.revision]));
  });

  it('leads nowhere else by a redirect, and neither its address nor what it says is in the log', async () => {
    const { listener, notify, warn } = await told();
    const elsewhere = await startHookListener();
    listener.always(307, { Location: elsewhere.url });
    notify(notice());
    await soon(() => expect(listener.calls.length).toBeGreaterThan(1));
    expect(elsewhere.calls).toEqual([]);
    const said = JSON.stringify(warn.mock.calls);
    expect(said).toContain('answered 307');
    for (const hidden of ['very-secret', secret, 'secret words']) expect(said).not.toContain(hidden);
  });

  it('holds nothing up: a server stops at once, whatever waits', async () => {
    const { listener, notify, stop } = await told({ limitMs: 20_000 });
    listener.always('hang');
    notify(notice());
    await soon(() => expect(listener.calls).toHaveLength(1));
    const startedMs = performance.now();
    await stop();
    expect(performance.now() - startedMs).toBeLessThan(2_000);
  });
});

describe('its settings', () => {
  const good = { RELEASE_WEBHOOK_URL: 'https://listener.example/in', RELEASE_WEBHOOK_SECRET: secret };
  it.each([
    [
      { ...good, RELEASE_WEBHOOK_URL: 'http://listener.example/very-secret' },
      /RELEASE_WEBHOOK_URL is an https/,
    ],
    [{ ...good, RELEASE_WEBHOOK_URL: 'https://a:very-secret@listener.example/' }, /RELEASE_WEBHOOK_URL/],
    [{ ...good, RELEASE_WEBHOOK_URL: 'mailto:oncall@shop.example' }, /RELEASE_WEBHOOK_URL/],
    [{ ...good, RELEASE_WEBHOOK_SECRET: 'very-secret' }, /RELEASE_WEBHOOK_SECRET is whsec_/],
    [{ RELEASE_WEBHOOK_URL: good.RELEASE_WEBHOOK_URL }, /RELEASE_WEBHOOK_SECRET is whsec_/],
    [{ ...good, RELEASE_CONSOLE: 'here' }, /RELEASE_CONSOLE is "here"/],
  ])('are refused where they are wrong, and repeat no secret: %j', (variables, sentence) => {
    const read = () => readWebhookSettings(variables, 'https://shop.example');
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/very-secret/);
  });

  it('are none where nobody is named', () => {
    expect(readWebhookSettings({ RELEASE_WEBHOOK_SECRET: 'left' }, 'https://shop.example')).toBeUndefined();
  });
});
