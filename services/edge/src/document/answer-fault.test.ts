import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerFault } from './answer-fault.ts';

const app = new Hono().get('*', () => {
  throw new Error('secret details of the fault');
});
app.onError((_error, c) => answerFault(c, '4f0c21ab'));
const ask = (path: string, headers: Record<string, string>) => app.request(path, { headers });

const agreed = {
  en: "Whoops, this is embarassing. Looks like the page you were looking for wasn't found.",
  ar: 'عذرًا! يبدو أن الصفحة التي تبحث عنها غير موجودة.',
};

it.each([
  ['/en/shop', {}, 'en', 'Error Page', 'Something went wrong on our side. Nothing in your cart is lost.'],
  ['/ar/shop', {}, 'ar', 'صفحة الخطأ', 'حدث خطأ من جانبنا. لم يُفقد شيء من سلتك.'],
  ['/shop', { cookie: 'i18n_redirected=ar' }, 'ar', 'صفحة الخطأ', 'العودة إلى الرئيسية'],
])(
  'says the agreed words where the server itself breaks, and nothing of the fault (%s)',
  async (path, headers, locale, title, sentence) => {
    const answer = await ask(path, { accept: 'text/html,*/*', ...headers });
    const html = (await answer.text()).replaceAll('&#39;', "'");
    expect(answer.status).toBe(500);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(sentence);
    expect(html).toContain(`href="/${locale}"`);
    // For those who report it.
    expect(html).toContain('<bdi>4f0c21ab</bdi>');
    expect(html).toContain(agreed[locale as 'en' | 'ar']);
    expect(html).not.toContain('secret');
  },
);

it('sends a policy that lets in its own style, light and dark, and no other', async () => {
  const answer = await ask('/en/shop', { accept: 'text/html' });
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(await answer.text()) ?? [];
  expect(style).toContain('prefers-color-scheme:dark');
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}';`);
});

it('answers calls in the form of the API', async () => {
  const answer = await ask('/session', { accept: 'application/json' });
  expect([answer.status, await answer.json()]).toEqual([500, { success: false, message: 'Internal error' }]);
});
