import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createApi } from '../app.ts';
import { readEnvironment } from '../environment.ts';
import { outboxMailer } from '@dana/server/mail/outbox-mailer';
import { folderOfSuite } from '../testing/folders.ts';
import { shopOfSuite } from '../testing/shop-of-suite.ts';

const outbox = folderOfSuite('outbox');
const { api, call, deps, visit } = shopOfSuite(() => ({
  outbox,
  mail: outboxMailer(outbox, 'Dana <shop@dana.example>'),
}));
const get = (path: string, headers = {}) => visit(`http://localhost:8081/dev/outbox${path}`, { headers });

describe('the outbox at a developer’s machine', () => {
  it('lists emails and opens one as HTML that runs and loads nothing, and as plain text, in both languages', async () => {
    expect((await get('')).text).toContain('No e-mails yet.');
    const email = 'noura@dana.example';
    await call('POST', '/newsletter/subscribe', { body: { email, name: '' }, lang: 'ar' });
    await api.sendEmails();
    const [name = ''] = readdirSync(outbox).map((file) => file.replace('.eml', ''));
    for (const lang of ['en', 'ar']) {
      const list = (await get(`?lang=${lang}`)).text;
      expect(list).toContain(`/dev/outbox/${name}?lang=${lang}`);
      expect(list).toContain('تأكيد الاشتراك');
      const mail = await get(`/${name}?lang=${lang}`);
      expect(mail.headers.get('content-security-policy')).toContain("frame-src 'self'");
      expect(mail.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
      expect(mail.text).toMatch(/http\S+\/api\/newsletter\/confirm\//);
    }
    const html = await get(`/${name}/html`);
    expect(html.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html.text).toContain('dir="rtl"');
  });

  it('has no email by a name that leads elsewhere', async () => {
    for (const name of ['none', '..%2f..%2fserver', '%2e%2e%2fx', 'a%00b'])
      expect((await get(`/${name}`)).status).toBe(404);
  });

  it('does not exist for anybody who is elsewhere, nor where the shop is open to others or has a mail server', async () => {
    expect((await get('', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    // A page of elsewhere that had its own name led to this machine.
    for (const host of ['evil.example', 'localhost.evil.example:8081', '127.0.0.1.evil.example'])
      expect((await get('', { host })).status).toBe(404);
    const closed = createApi(deps({ outbox: null }));
    for (const path of ['', '/a', '/a/html'])
      expect((await closed.fetch(new Request(`http://localhost:8081/dev/outbox${path}`))).status).toBe(404);
    const at = (variables: Record<string, string>) => readEnvironment(variables).outbox;
    expect(at({})).toContain('outbox');
    expect(at({ PUBLIC_ORIGIN: 'https://dana.example' })).toBeNull();
    expect(at({ SMTP_URL: 'smtp://mail.dana.example' })).toBeNull();
  });
});
