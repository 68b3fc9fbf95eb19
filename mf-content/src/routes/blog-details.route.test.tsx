// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, startTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './blog-details.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const show = (path: string, locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });

it.each(['en', 'ar'] as const)('shows an article, its tags and where to go on in %s', async (locale) => {
  const { outcome, head, t } = await show('/blog-details/caring-for-pearls', locale);
  expect(outcome).toBe('page');
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  expect(head).toMatchObject({
    title,
    jsonLd: [{ '@type': 'Article', headline: title, inLanguage: locale }],
  });
  expect(screen.getByRole('list', { name: t('article.tags') })).toBeDefined();
  expect(screen.getByRole('heading', { name: t('article.further') })).toBeDefined();
});

it('leads to the newer article and, being the oldest, to no older one', async () => {
  await show('/blog-details/caring-for-pearls');
  const next = document.querySelector('a[rel="next"]');
  expect(next?.getAttribute('href')).toBe('/en/blog-details/wearing-oud-in-daylight');
  expect(document.querySelector('a[rel="prev"]')).toBeNull();
});

it('says a quotation once when the text already holds it', async () => {
  await show('/blog-details/what-a-dana-is');
  expect(screen.getAllByText('You do not look for the dana. You open the next shell.')).toHaveLength(1);
});

it('shows a sample, which search engines leave out, where the address names no article', async () => {
  const { outcome, head } = await show('/blog-details');
  expect(outcome).toBe('page');
  expect(head).toMatchObject({ isPrivate: true });
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
});

it('hands the article on under its public address', async () => {
  const { t } = await show('/blog-details/caring-for-pearls');
  const link = screen.getByRole('link', { name: t('share.on', { network: 'WhatsApp' }) });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/en/blog-details/caring-for-pearls');
});

it('is not found under a name that no article has', async () => {
  expect((await show('/blog-details/nope')).outcome).toBe('notFound');
});

/** The first answer waits for the schemas, which are loaded when they are needed. */
const longWait = { timeout: 10_000 };

async function commentForm({ t, user }: Awaited<ReturnType<typeof show>>) {
  const form = await screen.findByRole('form', { name: t('comments.write') }, longWait);
  const field = (name: string) => within(form).getByRole('textbox', { name: t(`comments.fields.${name}`) });
  const post = () => user.click(within(form).getByRole('button', { name: t('comments.post') }));
  const fill = async (text: string) => {
    await user.type(field('name'), 'Noura');
    await user.type(field('email'), 'noura@dana.example');
    await user.type(field('text'), text);
  };
  return { form, field, post, fill };
}

it.each(['en', 'ar'] as const)('takes a comment that awaits approval, in %s', async (locale) => {
  const shown = await show('/blog-details/caring-for-pearls', locale);
  const { fill, post, field, form } = await commentForm(shown);
  await fill('شكرًا على هذه الكلمات');
  await post();
  await waitFor(() => expect(form.textContent).toContain(shown.t('comments.awaiting')), longWait);
  expect(field('text')).toHaveProperty('value', '');
  expect(field('name')).toHaveProperty('value', 'Noura');
});

it('says what is missing in a comment, and leads to it', async () => {
  const { field, post } = await commentForm(await show('/blog-details/caring-for-pearls'));
  await post();
  await waitFor(() => expect(field('name').getAttribute('aria-invalid')).toBe('true'), longWait);
  expect(document.activeElement).toBe(field('name'));
});

it('keeps the words of a comment that did not arrive', async () => {
  const shown = await show('/blog-details/caring-for-pearls');
  const { fill, post, field } = await commentForm(shown);
  await fill('Not lost');
  await api.disturb('/api/posts/caring-for-pearls/comments', {
    status: 503,
    body: '{"success":false,"message":""}',
  });
  await post();
  await waitFor(
    () => expect(screen.getByRole('alert').textContent).toBe(shown.t('comments.unreachable')),
    longWait,
  );
  expect(field('text')).toHaveProperty('value', 'Not lost');
});
