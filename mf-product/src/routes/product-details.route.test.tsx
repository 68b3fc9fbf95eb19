// @vitest-environment happy-dom
import type { Deliveries } from '@dana/contracts/api/deliveries';
import { formatRange } from '@dana/i18n/format-range';
import { renderRoute } from '@dana/testing/render-route';
import { shopOfApi } from '@dana/testing/shop-of';
import { apiOfFile, readTestApi } from '@dana/testing/start-test-api';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './product-details.route.tsx';

const api = apiOfFile(readTestApi);

const shirt = '/product-details/qumash-daily-t-shirt';
const show = (path: string, locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });
const ask = async (path: string) =>
  (await fetch(`${api.baseUrl}${path}`, { headers: { lang: 'en' } })).json();
const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));

it.each(['en', 'ar'] as const)(
  'shows a product with its price, stock, ways to pay and way to the cart, and says so to search engines, in %s',
  async (locale) => {
    const { data: ways } = await ask(`/payment_methods?lang=${locale}`);
    const { outcome, head, t } = await show(shirt, locale);
    expect(outcome).toBe('page');
    expect(screen.getAllByText(/^KWD/).length).toBeGreaterThan(0);
    expect(screen.getByText(t('stock.in', { count: 12 }))).toBeDefined();
    expect(screen.getAllByRole('button', { name: t('purchase.add') })[0]).toHaveProperty('disabled', false);
    const promises = (await shopOfApi(api.baseUrl, locale)).shop.promises?.product ?? [];
    expect(promises).toHaveLength(3);
    const list = await screen.findByRole('list', { name: t('waysToPay') });
    for (const { title } of promises) expect(screen.getAllByText(title).length).toBeGreaterThan(0);
    const names = within(list).getAllByRole('listitem');
    expect(names.map((name) => name.textContent)).toEqual(ways.map(({ name }: { name: string }) => name));
    expect(head).toMatchObject({
      title: screen.getByRole('heading', { level: 1 }).textContent,
      jsonLd: [
        { '@type': 'Product', offers: { price: '7.500', priceCurrency: 'KWD' } },
        { '@type': 'BreadcrumbList' },
      ],
    });
    expect(head?.preloadImage?.avifSrcset).toContain('.avif 960w');
  },
);

it.each(['en', 'ar'] as const)(
  'says that a product is no longer sold, leads on to what is like it, and offers no way to buy it, in %s',
  async (locale) => {
    const product = await ask(`/products/qumash-daily-t-shirt?lang=${locale}`);
    const withdrawn = { ...product.data, withdrawn: true, current_stock: 0, variations: [] };
    const body = JSON.stringify({ ...product, data: withdrawn });
    await api.disturb('/api/products/qumash-daily-t-shirt', { status: 200, body });
    const { outcome, head, t } = await show(shirt, locale);
    expect(outcome).toBe('page');
    expect(screen.getByText(t('withdrawn.text'))).toBeDefined();
    const [{ name, slug }] = withdrawn.categories;
    const way = screen.getByRole('link', { name: t('withdrawn.more', { category: name }) });
    expect(way.getAttribute('href')).toContain(slug);
    expect(screen.queryByRole('button', { name: t('purchase.add') })).toBeNull();
    expect(screen.queryByRole('button', { name: t('stockRequest.open') })).toBeNull();
    // Nothing is promised of what nobody can order.
    await screen.findByRole('button', { name: t('share.copy') });
    expect(screen.queryByRole('list', { name: t('waysToPay') })).toBeNull();
    expect(screen.queryByText(locale === 'ar' ? 'دفع آمن' : 'Secure Payment')).toBeNull();
    expect(head).toMatchObject({
      jsonLd: [{ offers: { availability: 'https://schema.org/Discontinued' } }, {}],
    });
  },
);

it('says the language of a name that has no translation, wherever the page shows it', async () => {
  await show('/product-details/nadwana-dehn-al-oud', 'en');
  const name = screen.getByRole('heading', { level: 1 }).textContent ?? '';
  expect(name).toMatch(/[\u0600-\u06ff]/);
  const shown = screen.getAllByText(name, { ignore: 'script, style, .visually-hidden' });
  expect(shown.length).toBeGreaterThan(2);
  expect(shown.filter((element) => !element.closest('[lang="ar"]'))).toEqual([]);
});

describe('what a price is a month', () => {
  const dress = '/product-details/failaka-tidal-linen-dress';

  it('stands under a price that can be spread without fees', async () => {
    const { t } = await show(dress, 'ar');
    const text = t('instalments.monthly', { count: 3, amount: 'KWD\u00a014.000' });
    expect(
      screen.getByText((_, element) => element?.textContent === text && element.tagName === 'P'),
    ).toBeDefined();
  });

  it.each([
    ['whether it takes instalments', '/api/payment_methods'],
    ['over how many months', '/api/installment-packages'],
  ])('is not said where the shop does not say %s, and the page stays', async (_, call) => {
    await api.disturb(call, { status: 503 });
    const { outcome, t } = await show(dress);
    expect(outcome).toBe('page');
    expect(screen.queryByText(/no fees/)).toBeNull();
    await screen.findByRole('button', { name: t('share.copy') });
    const ways = screen.queryByRole('list', { name: t('waysToPay') });
    expect(ways === null).toBe(call === '/api/payment_methods');
  });
});

it('says the date of an offer that runs for days, and counts down what ends within 72 hours', async () => {
  const document = { responseStart: 0, serverTiming: [{ name: 'now', duration: performance.timeOrigin }] };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([document as unknown as PerformanceEntry]);
  const { t } = await show('/product-details/duruba-corniche-sneakers');
  expect(screen.queryByText(t('offer.title'))).toBeNull();
  expect(screen.getByText(/^Offer ends on /)).toBeDefined();
  cleanup();
  await show('/product-details/marsadia-meridian-watch');
  expect(screen.getByText(t('offer.title'))).toBeDefined();
  // Nothing of a watch is a size.
  expect(screen.queryByRole('button', { name: t('sizeGuide.title') })).toBeNull();
});

it('shows the measures of the sizes of a product in its guide, and gives the focus back', async () => {
  const { user, t } = await show(shirt);
  const open = screen.getByRole('button', { name: t('sizeGuide.title') });
  await user.click(open);
  const men = await screen.findByRole('table', { name: 'Men' });
  const row = within(men).getByRole('rowheader', { name: 'M' }).closest('tr');
  expect(row?.textContent).toBe('M94–10282–90');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('table', { name: 'Men' })).toBeNull();
  expect(document.activeElement).toBe(open);
});

it('shows six tags, and the others when asked to', async () => {
  const { user, t } = await show('/product-details/safwani-horizon-headphones', 'ar');
  const tags = within(screen.getByText(t('facts.tags')).nextElementSibling as HTMLElement);
  expect(tags.getAllByRole('link')).toHaveLength(6);
  await user.click(tags.getByRole('button', { name: t('facts.moreTags', { count: 2 }) }));
  expect(tags.getAllByRole('link')).toHaveLength(8);
  expect(tags.queryByRole('button')).toBeNull();
});

it('puts the choice in the address, shows its stock, SKU and picture, and closes what is sold out with it', async () => {
  const { user, address, t } = await show(shirt);
  await user.click(group('Color').getByRole('radio', { name: /Navy/ }));
  expect(address()).toMatch(/\?variant=\d+$/);
  expect(screen.getByText(/-NAVY-/)).toBeDefined();
  expect(screen.getByText(t('stock.in', { count: 8 }))).toBeDefined();
  const largest = group('Size').getByRole('radio', { name: /XL/ });
  expect(largest).toHaveProperty('disabled', true);
  expect(document.getElementById(largest.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    t('options.unavailable'),
  );
  await user.click(screen.getByRole('button', { name: t('gallery.back') }));
  expect(screen.queryByRole('button', { name: t('gallery.back') })).toBeNull();
  expect(group('Color').getByRole('radio', { name: /Navy/ })).toHaveProperty('checked', true);
});

it('cannot be bought when it is sold out', async () => {
  const { t } = await show('/product-details/noqta-lite-phone');
  expect(screen.getByText(t('stock.out'))).toBeDefined();
  for (const name of ['purchase.add', 'purchase.buyNow']) {
    for (const button of screen.getAllByRole('button', { name: t(name) })) {
      expect(button).toHaveProperty('disabled', true);
    }
  }
});

it('is not found under a name nobody gave it', async () => {
  expect((await show('/product-details/nope')).outcome).toBe('notFound');
});

it('stands without its reviews when only these cannot be had', async () => {
  await api.disturb('/api/products/qumash-daily-t-shirt/reviews', { status: 503 });
  const { outcome } = await show(shirt);
  expect(outcome).toBe('page');
});

type Shown = Awaited<ReturnType<typeof show>>;
const requests = ({ facts }: Shown) => facts.filter((fact) => fact.type === 'cart.addRequested');

it.each([
  [{ reason: 'no_available_quantity' }, 'cartRefusal.noneLeft', {}],
  [{ reason: 'you_cannot_add_more_than', maximumQuantity: 3 }, 'cartRefusal.maximum', { count: 3 }],
  [{ reason: 'unreachable' }, 'cartRefusal.unreachable', {}],
] as const)('says beside the buttons why the cart refused: %j', async (rejection, key, values) => {
  const shown = await show(shirt);
  const { user, bus, t } = shown;
  await user.click(screen.getByRole('button', { name: t('purchase.buyNow') }));
  const [request] = requests(shown);
  expect(request?.next).toBe('checkout');
  const { requestId = '', productId = '', slug = '', title = '' } = request ?? {};
  act(() => bus.publish({ type: 'cart.addRejected', requestId, productId, slug, title, ...rejection }));
  expect(screen.getByRole('alert').textContent).toBe(t(key, values));
  expect(screen.getByRole('button', { name: t('purchase.buyNow') })).toHaveProperty('disabled', false);
});

it('fills the heart when the wishlist says that the product is in it', async () => {
  const shown = await show(shirt);
  const { user, bus, facts, t } = shown;
  const heart = screen.getByRole('button', { name: t('wishlist.toggle') });
  await user.click(heart);
  const request = facts.find((fact) => fact.type === 'wishlist.toggleRequested');
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  act(() => bus.publish({ type: 'wishlist.changed', productIds: [Number(request?.productId)] }));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

/** What the API says of deliveries; to the shop's own country when none is named. */
const deliveriesTo = async (countryId?: number | string): Promise<Deliveries> =>
  (await ask(`/deliveries${countryId === undefined ? '' : `?country_id=${countryId}`}`)).data;

it('says between which days an order arrives by each way, in the country that is chosen', async () => {
  const { user, t } = await show(shirt);
  const block = await screen.findByRole('region', { name: t('delivery.label') });
  const country = within(block).getByRole('combobox', { name: t('delivery.to') });
  const home = await deliveriesTo();
  const days = ({ methods }: Deliveries) =>
    methods.map(({ delivery }) => delivery && formatRange(delivery.from, delivery.to, 'en'));
  const shown = () =>
    within(block)
      .getAllByRole('listitem')
      .map((way) => way.querySelector('strong')?.textContent);
  expect(shown()).toEqual(days(home));
  expect(country.textContent).toBe(home.countries.map(({ name }) => name).join(''));

  const abroad = home.countries.at(-1);
  if (!abroad) throw new Error('The sample delivers to one country.');
  await user.selectOptions(country, abroad.name);
  const there = await deliveriesTo(abroad.id);
  await waitFor(() => expect(block.getAttribute('aria-busy')).toBe('false'));
  expect(shown()).toEqual(days(there));
  expect(shown()).not.toEqual(days(home));
});
