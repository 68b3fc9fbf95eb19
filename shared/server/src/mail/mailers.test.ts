import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSmtp } from '../testing/smtp-for-tests.ts';
import type { SentMail } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

const from = 'Dana <shop@dana.example>';
const hello: SentMail = {
  id: 'email-1',
  date: new Date('2026-11-23T18:00:00Z'),
  to: 'noura@dana.example',
  subject: 'مرحبًا',
  text: 'Hello',
  html: '<p>Hello</p>',
};

describe('a mail server', () => {
  it('gets both forms, a stable id, and a way out that mail programs press by themselves', async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    const mailer = smtpMailer({ url: smtp.url, from });
    const unsubscribe = 'https://dana.example/api/newsletter/leave/key?lang=ar';
    await mailer.deliver({ ...hello, unsubscribe, replyTo: 'reem@dana.example' });
    await mailer.deliver(hello);
    const [first, second] = smtp.taken;
    expect(first).toMatchObject({ subject: 'مرحبًا', text: 'Hello\n', messageId: '<email-1@dana.example>' });
    expect(first?.replyTo).toMatchObject([{ address: 'reem@dana.example' }]);
    expect(second?.messageId).toBe(first?.messageId);
    const header = (name: string) => first?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<${unsubscribe}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(second?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  });

  it('that is away, or takes too long, is known as such; a mailbox that does not exist is final', async () => {
    const ended = await startSmtp();
    await ended.stop();
    const away = smtpMailer({ url: ended.url, from });
    await expect(away.deliver(hello)).rejects.toMatchObject({ isServerAway: true, isFinal: false });

    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    const nobody = { ...hello, to: 'nobody@dana.example' };
    const refusal = smtpMailer({ url: smtp.url, from }).deliver(nobody);
    await expect(refusal).rejects.toMatchObject({ isFinal: true, isServerAway: false });
    await expect(refusal).rejects.not.toThrow(/nobody@/);
  });

  it('that says a little now and then for ever is given up after its time limit', async () => {
    const drip = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('close', () => clearInterval(timer)).on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
    });
    await new Promise<void>((resolve) => drip.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void drip.close());
    const { port } = drip.address() as { port: number };
    const mailer = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from, limitMs: 300 });
    const startedMs = performance.now();
    await expect(mailer.deliver(hello)).rejects.toMatchObject({ isServerAway: true });
    expect(performance.now() - startedMs).toBeLessThan(5_000);
  });
});

describe('the folder of emails', () => {
  it('keeps each as a file that mail programs open, once, and takes no header out of an address', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dana-outbox-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const mailer = outboxMailer(folder, from);
    await mailer.deliver(hello);
    await mailer.deliver(hello);
    await mailer
      .deliver({ ...hello, id: 'email-2', to: 'x@dana.example\r\nBcc: all@dana.example' })
      .catch(() => 0);
    const files = readdirSync(folder);
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(texts.filter((text) => text.includes('To: noura@dana.example'))).toHaveLength(1);
    expect(texts.join('\n')).not.toMatch(/^Bcc:/m);
  });
});
