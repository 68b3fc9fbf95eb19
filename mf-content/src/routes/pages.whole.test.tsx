// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { shopOfApi } from '@dana/testing/shop-of';
import { apiOfFile, readTestApi } from '@dana/testing/start-test-api';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as about from './about.route.tsx';
import * as coupons from './coupons.route.tsx';
import * as page from './page.route.tsx';

const api = apiOfFile(readTestApi);

const render = (
  shown: Parameters<typeof renderRoute>[0],
  path: string,
  locale: 'en' | 'ar' = 'en',
  facts: Parameters<typeof renderRoute>[1]['facts'] = [],
) => renderRoute(shown, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl, facts });

describe('the page about the shop', () => {
  const show = (locale: 'en' | 'ar' = 'en') => render(about, '/about', locale);
  /** The sample shop's own words under a number. */
  async function figureWords(name: 'products' | 'brands', locale: 'en' | 'ar'): Promise<string> {
    const words = (await shopOfApi(api.baseUrl, locale)).shop.figures?.[name];
    if (words === undefined) throw new Error(`The sample shop says nothing under its number of ${name}.`);
    return words;
  }

  it('shows the story of the shop and counts what is in it', async () => {
    const { outcome, head } = await show('ar');
    expect(outcome).toBe('page');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(head?.title);
    const products = screen.getByText(await figureWords('products', 'ar'));
    expect(products.parentElement?.textContent).toContain('40');
  });

  it('has words of its own where nobody has written the story yet', async () => {
    await api.disturb('/api/page/about', { status: 404, body: '{"success":false,"message":"Not found"}' });
    const { outcome } = await show();
    const about = await (await shopOfApi(api.baseUrl, 'en')).readAbout();
    expect(outcome).toBe('page');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(about?.title);
    expect(screen.getByText(about?.story?.[0] ?? 'no story')).toBeDefined();
  });

  it('leaves the numbers out when they cannot be had', async () => {
    await api.disturb('/api/brands', { status: 503 });
    const { outcome } = await show();
    expect(outcome).toBe('page');
    expect(screen.queryByText(await figureWords('brands', 'en'))).toBeNull();
  });
});

describe('a page of words', () => {
  const show = (path: string, locale: 'en' | 'ar' = 'en') => render(page, path, locale);

  it('shows a page of words and the way to the others', async () => {
    const { outcome, head, t } = await show('/page/shipping', 'ar');
    expect(outcome).toBe('page');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(head?.title);
    expect(
      screen.getByRole('navigation', { name: t('pages.others') }).querySelectorAll('a').length,
    ).toBeGreaterThan(3);
    expect(document.querySelector('[aria-current="page"][href$="/page/shipping"]')).not.toBeNull();
  });

  it('says that a page is not translated, and marks its language and direction', async () => {
    const other = {
      id: 9,
      slug: 'fresh',
      title: 'جديد',
      content: '<p>كلام جديد</p>',
      image: null,
      seo: null,
      text_lang: 'ar',
    };
    await api.disturb('/api/page/fresh', {
      status: 200,
      body: JSON.stringify({ success: true, data: other }),
    });
    const { t } = await show('/page/fresh');
    expect(screen.getByText(t('pages.otherLanguage'))).toBeDefined();
    expect(screen.getByText('كلام جديد').closest('[dir="rtl"][lang="ar"]')).not.toBeNull();
  });

  it('shows the words even where the names of the other pages cannot be had', async () => {
    await api.disturb('/api/page?', { status: 503 });
    expect((await show('/page/returns')).outcome).toBe('page');
  });

  it('is not found under a name that no page has', async () => {
    expect((await show('/page/nope')).outcome).toBe('notFound');
  });
});

describe('the coupons', () => {
  const show = (locale: 'en' | 'ar' = 'en', facts: Parameters<typeof render>[3] = []) =>
    render(coupons, '/coupons', locale, facts);
  const cards = () => screen.getAllByRole('article');

  it('shows what each coupon gives, the running ones first', async () => {
    const { outcome, t } = await show('ar');
    expect(outcome).toBe('page');
    const states = cards().map((card) => within(card).queryByText(t('coupons.active')) !== null);
    expect(states).toContain(true);
    expect(states).toContain(false);
    expect(states).toEqual(states.toSorted((one, other) => Number(other) - Number(one)));
  });

  it('offers no code of a coupon that is over', async () => {
    const { t } = await show();
    const over = cards().find((card) => within(card).queryByText(t('coupons.inactive')));
    const copy = over && within(over).getByRole('button', { name: /.+/ });
    expect(copy).toHaveProperty('disabled', true);
    expect(over?.textContent).toContain(t('coupons.ended'));
  });

  it('copies a code and says so', async () => {
    const { user, t } = await show();
    const [first] = cards();
    const code = within(first as HTMLElement).getByText(/^[A-Z]+\d+$/).textContent;
    await user.click(within(first as HTMLElement).getByRole('button', { name: /.+/ }));
    expect(await navigator.clipboard.readText()).toBe(code);
    expect(await screen.findByText(t('coupons.announced.copied', { code }))).toBeDefined();
  });

  it('leads to what a coupon is for while there is no cart to give it to', async () => {
    const { t } = await show();
    expect(screen.queryByText(t('coupons.apply'))).toBeNull();
    const leads = (kind: string) => screen.getByRole('link', { name: t('coupons.shopFor', { kind }) });
    expect(leads(t('coupons.kinds.all')).getAttribute('href')).toBe('/en/shop');
    expect(leads('Electronics').getAttribute('href')).toBe('/en/category/electronics');
  });

  it('asks the owner of the cart to use a code', async () => {
    const { user, t, facts } = await show('en', [{ type: 'cart.changed', itemCount: 2, productIds: [1, 2] }]);
    await user.click((await screen.findAllByText(t('coupons.apply')))[0] as HTMLElement);
    expect(facts).toContainEqual(
      expect.objectContaining({ type: 'cart.couponRequested', code: expect.any(String) }),
    );
  });

  it('leads to what is on sale when there are no coupons', async () => {
    await api.disturb('/api/coupons', { status: 200, body: '{"success":true,"data":[]}' });
    const { t } = await show();
    expect(screen.getByText(t('coupons.none'))).toBeDefined();
    expect(screen.getByRole('link', { name: t('coupons.toSale') })).toBeDefined();
  });

  it('is left to the frame when the coupons cannot be had', async () => {
    await api.disturb('/api/coupons', { status: 503 });
    expect((await show()).outcome).toBe('failed');
  });
});
