// @vitest-environment happy-dom
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './product-details.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterEach(() => api.restore());
afterAll(() => api.stop());

const shirt = '/product-details/qumash-daily-t-shirt';
const show = (path: string, locale: 'en' | 'ar' = 'en') =>
  renderRoute(page, { manifest, texts: { en, ar }, path, locale, baseUrl: api.baseUrl });
const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));

it.each(['en', 'ar'] as const)(
  'shows a product with its price, stock and way to the cart in %s',
  async (locale) => {
    const { outcome, head, t } = await show(shirt, locale);
    expect(outcome).toBe('page');
    const name = screen.getByRole('heading', { level: 1 }).textContent;
    expect(head).toMatchObject({ title: name });
    expect(screen.getAllByText(/^KWD/).length).toBeGreaterThan(0);
    expect(screen.getByText(t('stock.in', { count: 12 }))).toBeDefined();
    expect(screen.getAllByRole('button', { name: t('purchase.add') })[0]).toHaveProperty('disabled', false);
    for (const promise of ['payment', 'returns', 'quality'])
      expect(screen.getAllByText(t(`trust.${promise}`)).length).toBeGreaterThan(0);
  },
);

it.each(['en', 'ar'] as const)('shows how it can be paid as the API says, in %s', async (locale) => {
  const { data } = await (await fetch(`${api.baseUrl}/payment_methods?lang=${locale}`)).json();
  const { t } = await show(shirt, locale);
  const marks = within(screen.getByRole('list', { name: t('waysToPay') })).getAllByRole('img');
  expect(marks.map((mark) => mark.querySelector('title')?.textContent)).toEqual(
    data.map(({ name }: { name: string }) => name),
  );
});

it('says nothing of payment when the shop does not, and stays a page', async () => {
  await api.disturb('/api/payment_methods', { status: 503 });
  const { outcome, t } = await show(shirt);
  expect(outcome).toBe('page');
  expect(screen.queryByText(t('waysToPay'))).toBeNull();
});

describe('what a price is a month', () => {
  const dress = '/product-details/failaka-tidal-linen-dress';

  it.each(['en', 'ar'] as const)(
    'stands under a price that can be spread without fees, in %s',
    async (locale) => {
      const { t } = await show(dress, locale);
      const text = t('instalments.monthly', { months: 3, amount: 'KWD 14.000' });
      expect(
        screen.getByText((_, element) => element?.textContent === text && element.tagName === 'P'),
      ).toBeDefined();
    },
  );

  it('is not said of what is too cheap for it', async () => {
    await show(shirt);
    expect(screen.queryByText(/without fees/)).toBeNull();
  });

  it.each([
    ['whether it takes instalments', '/api/payment_methods'],
    ['over how many months', '/api/installment-packages'],
  ])('is not said where the shop does not say %s', async (_, call) => {
    await api.disturb(call, { status: 503 });
    const { outcome } = await show(dress);
    expect(outcome).toBe('page');
    expect(screen.queryByText(/without fees/)).toBeNull();
  });
});

describe('an offer', () => {
  it('that runs for days says its date', async () => {
    const { t } = await show('/product-details/duruba-corniche-sneakers');
    expect(screen.queryByText(t('offer.title'))).toBeNull();
    expect(screen.getByText(/^Offer ends on /)).toBeDefined();
  });

  it('that ends within 72 hours is counted down', async () => {
    const { t } = await show('/product-details/marsadia-meridian-watch');
    expect(screen.getByText(t('offer.title'))).toBeDefined();
  });
});

describe('the size guide', () => {
  it('shows the measures of the sizes of a product, and gives the focus back', async () => {
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

  it('is not where nothing is a size', async () => {
    const { t } = await show('/product-details/marsadia-meridian-watch');
    expect(screen.queryByRole('button', { name: t('sizeGuide.title') })).toBeNull();
  });
});

it('gives search engines price, availability and the way to the product', async () => {
  const { head } = await show(shirt);
  expect(head?.jsonLd).toMatchObject([
    { '@type': 'Product', offers: { price: '7.500', priceCurrency: 'KWD' } },
    { '@type': 'BreadcrumbList' },
  ]);
  expect(head?.preloadImage?.avifSrcset).toContain('.avif 960w');
});

it.each(['en', 'ar'] as const)('shows six tags, and the others when asked to, in %s', async (locale) => {
  const { user, t } = await show('/product-details/safwani-horizon-headphones', locale);
  const tags = within(screen.getByText(t('facts.tags')).nextElementSibling as HTMLElement);
  expect(tags.getAllByRole('link')).toHaveLength(6);
  await user.click(tags.getByRole('button', { name: t('facts.moreTags', { count: 2 }) }));
  expect(tags.getAllByRole('link')).toHaveLength(8);
  expect(tags.queryByRole('button')).toBeNull();
});

describe('choosing', () => {
  it('puts the choice in the address and shows its stock, SKU and picture', async () => {
    const { user, address, t } = await show(shirt);
    await user.click(group('Colour').getByRole('radio', { name: /Navy/ }));
    expect(address()).toMatch(/\?variant=\d+$/);
    expect(screen.getByText(/-NAVY-/)).toBeDefined();
    expect(screen.getByText(t('stock.in', { count: 8 }))).toBeDefined();
    await user.click(screen.getByRole('button', { name: t('gallery.back') }));
    expect(screen.queryByRole('button', { name: t('gallery.back') })).toBeNull();
    expect(group('Colour').getByRole('radio', { name: /Navy/ })).toHaveProperty('checked', true);
  });

  it('closes what is sold out in that colour and says so', async () => {
    const { user, t } = await show(shirt);
    await user.click(group('Colour').getByRole('radio', { name: /Navy/ }));
    const largest = group('Size').getByRole('radio', { name: /XL/ });
    expect(largest).toHaveProperty('disabled', true);
    expect(document.getElementById(largest.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      t('options.unavailable'),
    );
  });
});

describe('the quantity', () => {
  it.each([
    ['0', '1', 'quantity.minimum'],
    ['abc', '1', 'quantity.minimum'],
    ['999', '12', 'quantity.maximum'],
  ])('answers %s with %s and says why', async (typed, shown, reason) => {
    const { user, toasts, t } = await show(shirt);
    const field = screen.getByRole('textbox', { name: t('quantity.field') });
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveProperty('value', shown);
    expect(toasts.map(({ text }: { text: string }) => text)).toEqual([t(reason)]);
    expect(screen.getByText(t(reason))).toBeDefined();
  });

  it('takes Arabic digits', async () => {
    const { user, t } = await show(shirt, 'ar');
    const field = screen.getByRole('textbox', { name: t('quantity.field') });
    await user.clear(field);
    await user.type(field, '٣{Enter}');
    expect(field).toHaveProperty('value', '3');
  });
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
