import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiDeps } from '../deps.ts';
import { type Mailer, NotDelivered, type SentMail } from '@dana/server/mail/mailer';
import { createMetrics } from '../operation/metrics.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { queueEmail } from './queue.ts';
import { type EmailKinds, sendDueEmails, takeEmail } from './send.ts';

const hourMs = 60 * 60 * 1000;
const { api, deps: usual, rows: rowsOf } = shopOfSuite();
let deps: ApiDeps;
let nowMs: number;
let sent: SentMail[];
let deliver: Mailer['deliver'];
const logged: string[] = [];
const hello = { kind: 'hello', lang: 'en', facts: { to: 'noura@dana.example' } } as const;
const kinds: EmailKinds = {
  hello: async (_, { facts }) => ({
    ...(facts as { to: string }),
    subject: 'Hello',
    text: 'Hello',
    html: '',
  }),
  over: async () => null,
};

beforeEach(() => {
  nowMs = Date.now();
  sent = [];
  logged.length = 0;
  deliver = async (mail) => void sent.push(mail);
  deps = usual({
    now: () => new Date(nowMs),
    metrics: createMetrics(),
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    mail: { deliver: (mail) => deliver(mail), close: () => undefined },
  });
});
afterEach(() => api.db.deleteFrom('letters').execute());

const queue = () => queueEmail(api.db, deps, hello);
const send = () => sendDueEmails(deps, kinds);
const rows = () => rowsOf('letters');

describe('an email', () => {
  it('is there with the fact that it reports, and not without it', async () => {
    const work = api.db.transaction().execute(async (trx) => {
      await queueEmail(trx, deps, hello);
      await sql`select 1 / 0`.execute(trx);
    });
    await expect(work).rejects.toThrow('division by zero');
    await send();
    expect(sent).toEqual([]);
    await api.db.transaction().execute((trx) => queueEmail(trx, deps, hello));
    await send();
    expect(sent).toHaveLength(1);
  });

  it('is sent once, however many look for it', async () => {
    for (let count = 0; count < 10; count += 1) await queue();
    await Promise.all([send(), send(), send()]);
    await send();
    expect(new Set(sent.map(({ id }) => id)).size).toBe(10);
    expect(sent).toHaveLength(10);
  });

  it('of which nothing is left to report is not sent, and not looked at again', async () => {
    await queueEmail(api.db, deps, { ...hello, kind: 'over' });
    await send();
    expect(sent).toEqual([]);
    expect((await rows())[0]?.sent_at).not.toBeNull();
  });

  it('whose sender died on the way is sent by the next one, under the same id', async () => {
    await queue();
    deliver = (mail) => {
      sent.push(mail);
      // The process is gone before it could write that down.
      return new Promise(() => undefined);
    };
    void send();
    await expect.poll(() => sent.length).toBe(1);
    deliver = async (mail) => void sent.push(mail);
    await send();
    expect(sent).toHaveLength(1);
    nowMs += 2 * 60_000;
    await send();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.id).toBe(sent[0]?.id);
  });

  it('waits while the mail server is away, and is sent when it is back', async () => {
    await queue();
    await queue();
    let asked = 0;
    deliver = async () => {
      asked += 1;
      throw new NotDelivered('away', { isServerAway: true });
    };
    // One email is enough to learn it.
    expect(await send()).toBe(false);
    expect(asked).toBe(1);
    deliver = async (mail) => void sent.push(mail);
    nowMs += 60_000;
    expect(await send()).toBe(true);
    expect(sent).toHaveLength(2);
  });

  it('that fails is tried after twice as long each time, then every hour, and given up after three days', async () => {
    await queue();
    const createdMs = nowMs;
    deliver = async () => {
      throw new NotDelivered('no');
    };
    const pauses: number[] = [];
    for (;;) {
      await send();
      const [row] = await rows();
      if (!row || row.given_up_at) break;
      pauses.push((row.due_at.getTime() - nowMs) / 1000);
      nowMs = row.due_at.getTime();
    }
    expect(pauses.slice(0, 10)).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    const triedHours = (nowMs - createdMs) / hourMs;
    expect(triedHours).toBeGreaterThan(71);
    expect(triedHours).toBeLessThan(72);
    const last = JSON.parse(logged.at(-1) ?? '{}');
    expect(last).toMatchObject({ level: 50, kind: 'hello', msg: 'an email was given up' });
    expect(logged.join('')).not.toContain('noura@');
    expect(await deps.metrics.text()).toContain('dana_letters_total{kind="hello",result="given_up"} 1');
    nowMs += hourMs;
    await send();
    expect((await rows())[0]?.attempts).toBe(pauses.length + 1);
  });

  it('to a mailbox that does not exist is given up at once, and one that cannot be composed is kept', async () => {
    await queue();
    deliver = async () => {
      throw new NotDelivered('no such mailbox', { isFinal: true });
    };
    await send();
    expect((await rows())[0]).toMatchObject({ last_error: 'no such mailbox', given_up_at: new Date(nowMs) });
    await queueEmail(api.db, deps, { ...hello, kind: 'of_a_newer_release' });
    await send();
    const kept = (await rows()).find(({ kind }) => kind === 'of_a_newer_release');
    expect(kept).toMatchObject({ attempts: 1, sent_at: null, given_up_at: null });
  });

  it('is taken by the one that has been due the longest', async () => {
    await queue();
    nowMs += 1000;
    await queue();
    const [first, second] = [await takeEmail(api.db, deps.now()), await takeEmail(api.db, deps.now())];
    expect(first?.created_at.getTime()).toBe((second?.created_at.getTime() ?? 0) - 1000);
    expect(await takeEmail(api.db, deps.now())).toBeUndefined();
  });
});
