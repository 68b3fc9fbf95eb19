// @vitest-environment happy-dom
import type { SlotProps } from '@dana/contracts/slots';
import { RemoteSlot } from '@dana/runtime';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rememberSearch } from '#product/recent-searches.ts';
import { openShop } from '../../testing/open-shop.ts';
import * as carousel from './product-carousel.tsx';
import * as suggestions from './search-suggestions.tsx';

const { disturb, restore, show: render } = openShop();

describe('a row of products', () => {
  /** A page that holds nothing but the row, as another remote would place it. */
  const show = (source: SlotProps<'catalog.productCarousel'>['source']) => {
    const props = { title: 'You may also like', source };
    const page = {
      Component: () => <RemoteSlot name="catalog.productCarousel" props={props} />,
      loader: (request: Parameters<typeof carousel.loader>[0]) => carousel.loader(request, props),
    };
    const slots = { 'catalog.productCarousel': carousel };
    return render(page, '/shop', { slots });
  };

  it('shows the products of a collection under its title', async () => {
    await show({ collection: 'best-sellers' });
    expect(screen.getByRole('heading', { level: 2, name: 'You may also like' })).toBeDefined();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
  });

  it('shows what goes with a product, without the product itself', async () => {
    await show({ relatedTo: 'zahriyat-velvet-lipstick' });
    expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
    expect(screen.queryByRole('heading', { name: 'Velvet Matte Lipstick' })).toBeNull();
  });

  it.each([{ relatedTo: 'no-such-product' }, { collection: 'no-such-collection' }])(
    'is not there when there is nothing to show for %o',
    async (source) => {
      expect((await show(source)).outcome).toBe('page');
      expect(screen.queryByRole('heading')).toBeNull();
    },
  );
});

describe('suggestions for a search', () => {
  const found = {
    data: {
      categories: [{ id: 1, name: 'Headphones', slug: 'headphones' }],
      brands: [{ id: 1, name: 'Hear & Co', slug: 'hear' }],
      products: [{ id: 7, slug: 'one', name: 'Headphones One', price: 12.5 }],
    },
  };
  const answer = () => disturb('/api/search/suggestions', { status: 200, body: JSON.stringify(found) });

  const show = (props: Partial<SlotProps<'catalog.searchSuggestions'>> = {}, locale: 'en' | 'ar' = 'en') => {
    const page = {
      Component: () => (
        <RemoteSlot name="catalog.searchSuggestions" props={{ place: 'header', text: '', ...props }} />
      ),
    };
    return render(page, '/shop', { locale, slots: { 'catalog.searchSuggestions': suggestions } });
  };

  const field = () => screen.getByRole('combobox', { name: /./ });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const marked = () =>
    document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
  const longWait = { timeout: 5_000 };

  it('offers categories, brands and products with what was typed marked, and says how many', async () => {
    await answer();
    const { user, t } = await show({}, 'ar');
    await user.type(field(), 'head');
    await expect.poll(options, longWait).toHaveLength(4);
    expect(screen.getAllByText('Head')[0]?.tagName).toBe('MARK');
    expect(screen.getByRole('listbox').textContent).toContain('KWD\u00a012.500');
    await expect
      .poll(() => screen.getByRole('status').textContent, longWait)
      .toBe(t('suggestions.count', { count: 4 }));
  });

  it('asks for nothing yet after one letter, also with a mark that nobody sees beside it', async () => {
    await answer();
    const { user, t } = await show();
    await user.click(field());
    await user.paste('\u200fh');
    await expect
      .poll(() => screen.getByRole('status').textContent, longWait)
      .toBe(t('suggestions.count', { count: 1 }));
    expect(options()).toEqual([expect.stringContaining('h')]);
  });

  it('keeps the mark on the option it was put on when others come in its place', async () => {
    await answer();
    const { user, address } = await show();
    await user.type(field(), 'head');
    await expect.poll(options, longWait).toHaveLength(4);
    await restore();
    const data = { ...found.data, brands: [], products: [] };
    await disturb('/api/search/suggestions', { status: 200, body: JSON.stringify({ data }) });
    await user.type(field(), 'phones');
    // What was found for the word before stands there until the answer is here.
    await user.keyboard('{ArrowUp}');
    expect(marked()).toContain('headphones');
    await expect.poll(options, longWait).toHaveLength(2);
    expect(marked()).toContain('headphones');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/search?searchText=headphones');
  });

  it('keeps all of a search that is too long, says how much of it counts, and searches for that', async () => {
    await answer();
    const { user, address, t } = await show({}, 'ar');
    await user.click(field());
    await user.paste('h'.repeat(103));
    expect(field()).toHaveProperty('value', 'h'.repeat(103));
    expect(screen.getByRole('status').textContent).toBe(t('search.tooLong', { max: 100 }));
    await user.keyboard('{Enter}');
    expect(address()).toBe(`/search?searchText=${'h'.repeat(100)}`);
  });

  it('does nothing when nothing is asked for', async () => {
    const { user, address } = await show();
    await user.type(field(), '  {Enter}');
    expect(address()).toBe('/shop');
  });

  it('offers earlier searches and forgets them when asked to', async () => {
    rememberSearch('pearl');
    const { user, address, t } = await show();
    await user.click(field());
    expect(options()).toEqual(['pearl']);
    await user.click(screen.getByRole('button', { name: t('suggestions.forget') }));
    expect(options()).toEqual([]);
    expect(address()).toBe('/shop');
  });

  it('still leads to all results when suggestions cannot be had', async () => {
    await disturb('/api/search/suggestions', { status: 503 });
    const { user, address, t } = await show();
    await user.type(field(), 'ring');
    await expect.poll(options, longWait).toEqual([t('suggestions.all', { text: 'ring' })]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/search?searchText=ring');
  });
});
