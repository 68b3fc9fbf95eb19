// @vitest-environment happy-dom
import { listedProductSchema } from '@dana/contracts/api/listing';
import { renderRoute } from '@dana/testing/render-route';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { ProductCard } from './product-card.tsx';
import { viewProduct } from './product-view.ts';
import { useCardCart } from './use-card-cart.ts';

/** The palette comes in one form only, so it can be added from a card. */
const name = 'Dune Eyeshadow Palette';
const palette = { id: 7, slug: 'dune-palette', name, price: 12.5, current_stock: 4 };
const variations = [{ id: 80, price: 6, current_stock: 4 }];
const lipstick = { ...palette, id: 8, slug: 'velvet-lipstick', name: 'Velvet Matte Lipstick', variations };

/** Both cards on a page that asks no API for anything. */
const show = () =>
  renderRoute(
    {
      Component: () =>
        [palette, lipstick].map((wire) => (
          <ProductCard key={wire.id} product={viewProduct(listedProductSchema.parse(wire))} />
        )),
    },
    { manifest, texts: { en, ar }, path: '/shop', baseUrl: 'http://localhost:1/api' },
  );

/** What can be done with the palette beside buying it. */
const tools = () => within(screen.getByRole('toolbar', { name }));

type Shown = Awaited<ReturnType<typeof show>>;

function askedFor({ facts }: Shown, type: 'cart.addRequested' | 'wishlist.toggleRequested') {
  const fact = facts.find((candidate) => candidate.type === type);
  if (!fact || !('productId' in fact)) throw new Error(`Nobody published ${type}.`);
  const { requestId, productId, slug, title } = fact;
  return { requestId, productId, slug, title };
}

it('asks the cart for one, is busy until it answers, and then leads to the cart', async () => {
  const shown = await show();
  const { user, bus, t, facts } = shown;
  await user.click(screen.getByRole('button', { name: t('card.addToCart', { name }) }));
  const asked = askedFor(shown, 'cart.addRequested');
  expect(asked).toMatchObject({ title: name });
  // What the cart shows until the server has answered.
  expect(facts).toContainEqual(
    expect.objectContaining({ preview: expect.objectContaining({ price: 12.5 }) }),
  );
  const button = screen.getByRole('button', { name: t('card.addToCart', { name }) });
  expect(button.getAttribute('aria-busy')).toBe('true');

  act(() => {
    bus.publish({ type: 'cart.itemAdded', ...asked, quantity: 1 });
    bus.publish({ type: 'cart.changed', itemCount: 1, productIds: [asked.productId] });
  });
  expect(button.getAttribute('aria-busy')).toBeNull();
  await user.click(screen.getByRole('button', { name: t('card.viewCart', { name }) }));
  expect(facts.at(-1)?.type).toBe('cart.drawerRequested');
});

it('says beside the product why it could not be added', async () => {
  const shown = await show();
  const { user, bus, t } = shown;
  await user.click(screen.getByRole('button', { name: t('card.addToCart', { name }) }));
  const asked = askedFor(shown, 'cart.addRequested');
  act(() =>
    bus.publish({
      type: 'cart.addRejected',
      ...asked,
      reason: 'you_cannot_add_more_than',
      maximumQuantity: 3,
    }),
  );
  const card = screen.getByRole('heading', { name }).closest('article') as HTMLElement;
  expect(within(card).getByRole('alert').textContent).toBe(t('cartRefusal.maximum', { count: 3 }));
});

it('shows which products are on the wishlist, and puts the others there', async () => {
  const shown = await show();
  const { user, bus, t } = shown;
  const heart = tools().getByRole('button', { name: t('card.wishlist') });
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await user.click(heart);
  const { productId } = askedFor(shown, 'wishlist.toggleRequested');
  act(() => bus.publish({ type: 'wishlist.changed', productIds: [Number(productId)] }));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
});

it('opens the product over the page where there is something to choose first', async () => {
  const { t, user, facts } = await show();
  const { name: title, slug } = lipstick;
  await user.click(screen.getByRole('button', { name: t('card.choose', { name: title }) }));
  expect(facts.at(-1)).toMatchObject({ type: 'product.quickViewRequested', slug, preview: { title } });
});

it('has three stops: its link, its button, and the rest as one group with arrow keys; its picture says nothing of its own', async () => {
  const { user, t } = await show();
  const stop = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  const stops: (string | null | undefined)[] = [];
  for (const _ of [1, 2, 3, 4]) {
    await user.tab();
    stops.push(stop());
  }
  expect(stops).toEqual([name, t('card.addToCart', { name }), t('card.wishlist'), lipstick.name]);
  await user.tab({ shift: true });
  await user.keyboard('{ArrowDown}');
  expect(stop()).toBe(t('card.compare'));
  await user.keyboard('{ArrowRight}');
  expect(stop()).toBe(t('card.quickView'));
  await user.keyboard('{ArrowDown}');
  expect(stop()).toBe(t('card.wishlist'));
  await user.keyboard('{End}');
  // The group keeps its place for whoever comes back to it.
  await user.tab();
  await user.tab({ shift: true });
  expect(stop()).toBe(t('card.quickView'));
  expect(screen.queryByRole('img')).toBeNull();
});

it('asks for a quick view and for a place among the compared', async () => {
  const { t, user, facts } = await show();
  await user.click(tools().getByRole('button', { name: t('card.quickView') }));
  expect(facts.at(-1)?.type).toBe('product.quickViewRequested');
  const compare = tools().getByRole('button', { name: t('card.compare'), pressed: false });
  await user.click(compare);
  expect(facts.at(-1)).toMatchObject({ type: 'compare.toggleRequested', title: name });
});

it('is rendered again for its own product alone, where another one comes into the cart', async () => {
  let renderedCount = 0;
  function Marks() {
    useCardCart(viewProduct(listedProductSchema.parse(palette)));
    renderedCount += 1;
    return null;
  }
  const { bus } = await renderRoute(
    { Component: Marks },
    { manifest, texts: { en, ar }, path: '/shop', baseUrl: 'http://localhost:1/api' },
  );
  const before = renderedCount;
  act(() => bus.publish({ type: 'cart.changed', itemCount: 1, productIds: [lipstick.id] }));
  expect(renderedCount).toBe(before);
  act(() => bus.publish({ type: 'cart.changed', itemCount: 2, productIds: [lipstick.id, palette.id] }));
  expect(renderedCount).toBe(before + 1);
});
