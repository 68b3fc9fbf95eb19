// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { apiOfFile } from '@dana/testing/start-test-api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as article from './blog-details.route.tsx';
import * as contact from './contact.route.tsx';

/* What is written to the shop: a message, an address for the newsletter, a comment. */

const api = apiOfFile();

/** The first answer waits for the schemas, which are loaded when they are needed. */
const soon = { timeout: 10_000 };

async function show(page: Parameters<typeof renderRoute>[0], path: string, locale: 'en' | 'ar' = 'en') {
  const options = { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl };
  const shown = await renderRoute(page, options);
  const says = async (role: 'alert' | 'status', key: string) =>
    waitFor(() => expect(screen.getByRole(role).textContent).toBe(shown.t(key)), soon);
  return { ...shown, says };
}
const unanswered = { status: 503, body: '{"success":false,"message":""}' };

describe('a message to the shop', () => {
  async function open(locale: 'en' | 'ar' = 'en') {
    const shown = await show(contact, '/contact', locale);
    const field = (name: string) =>
      screen.findByRole('textbox', { name: new RegExp(shown.t(`contact.fields.${name}`)) });
    const send = () => shown.user.click(screen.getByRole('button', { name: shown.t('contact.send') }));
    const fill = async (message: string) => {
      await shown.user.type(await field('name'), 'Noura');
      await shown.user.type(await field('email'), 'noura@dana.example');
      await shown.user.type(await field('message'), message);
    };
    return { ...shown, field, send, fill };
  }

  it('is kept when the shop does not answer; once it has arrived, thanks take the place of the form', async () => {
    const { field, fill, send, says, t, user } = await open('ar');
    const words = 'هل يعود الخاتم؟ Will the ring come back?';
    await fill(words);
    await api.disturb('/api/contact-form', unanswered);
    await send();
    await says('alert', 'contact.unreachable');
    expect(await field('message')).toHaveProperty('value', words);
    await api.restore();
    await send();
    const thanks = await screen.findByRole('heading', { name: t('contact.thanks.title') }, soon);
    await waitFor(() => expect(document.activeElement).toBe(thanks), soon);
    await user.click(screen.getByRole('button', { name: t('contact.thanks.again') }));
    expect(await field('message')).toHaveProperty('value', '');
  });

  it('hides from people what only bots fill in', async () => {
    const { t } = await open();
    expect(screen.queryByRole('textbox', { name: t('contact.fields.website') })).toBeNull();
  });

  it('can be left for the map, the telephone and the mail', async () => {
    const { t } = await open();
    const map = screen.getByRole('link', { name: new RegExp(t('contact.place.open')) });
    expect(map.getAttribute('href')).toMatch(/^https:/);
    for (const scheme of ['tel:', 'mailto:'])
      expect(document.querySelector(`a[href^="${scheme}"]`)).not.toBeNull();
  });
});

describe('an address for the newsletter', () => {
  async function open(locale: 'en' | 'ar' = 'en') {
    const shown = await show({ Component: NewsletterForm }, '/blog', locale);
    const field = screen.getByRole('textbox', { name: shown.t('newsletter.email') });
    const submit = (text: string) => shown.user.type(field, `${text}{Enter}`);
    return { ...shown, field, submit };
  }
  it('is kept when the shop does not answer; once it is taken, thanks take the place of the form', async () => {
    const { field, submit, says } = await open('ar');
    await api.disturb('/api/newsletter/subscribe', unanswered);
    await submit('noura@dana.example');
    await says('alert', 'newsletter.unreachable');
    await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true));
    expect(field).toHaveProperty('value', 'noura@dana.example');
    await api.restore();
    await submit('');
    await says('status', 'newsletter.thanks');
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('a comment', () => {
  it('is kept while it does not arrive, and then awaits approval', async () => {
    const { t, user, says } = await show(article, '/blog-details/caring-for-pearls', 'ar');
    const form = await screen.findByRole('form', { name: t('comments.write') }, soon);
    const field = (name: string) => within(form).getByRole('textbox', { name: t(`comments.fields.${name}`) });
    const post = () => user.click(within(form).getByRole('button', { name: t('comments.post') }));

    const words = 'شكرًا على هذه الكلمات';
    await user.type(field('name'), 'Noura');
    await user.type(field('email'), 'noura@dana.example');
    await user.type(field('text'), words);
    await api.disturb('/api/posts/caring-for-pearls/comments', unanswered);
    await post();
    await says('alert', 'comments.unreachable');
    expect(field('text')).toHaveProperty('value', words);
    await api.restore();
    await post();
    await waitFor(() => expect(form.textContent).toContain(t('comments.awaiting')), soon);
    expect(field('text')).toHaveProperty('value', '');
    expect(field('name')).toHaveProperty('value', 'Noura');
  });
});
