// @vitest-environment happy-dom
import { formatMoney } from '@dana/i18n';
import { renderRoute } from '@dana/testing/render-route';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCart } from '#features/cart/cart-store.ts';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { manifest } from '../manifest.ts';
import { Component as Drawer } from './cart-drawer.tsx';

const title = 'Pearl lamp';
const item = { line: 'lamp', productId: 'lamp', variationId: undefined, title, quantity: 2 };
const preview = {
  picture: 'https://media.test/lamp.jpg',
  price: 12.5,
  options: [{ name: 'Size', value: 'L' }],
};

/** The drawer beside buttons that put two lamps in, in a shop whose server is not there. */
function Page() {
  const { engine } = useCart();
  return (
    <>
      <button type="button" onClick={() => void engine().add({ ...item, preview })}>
        two lamps
      </button>
      <button type="button" onClick={() => void engine().add(item)}>
        two lamps of a page of before
      </button>
      <Drawer />
    </>
  );
}

async function show() {
  const shown = await renderRoute(
    { Component: Page },
    { manifest, texts: { en, ar }, path: '/cart', baseUrl: 'http://localhost:1/api' },
  );
  const open = () =>
    act(async () => shown.bus.publish({ type: 'cart.drawerRequested', requestId: 'opened' }));
  const drawer = () => screen.getByRole('dialog');
  return { ...shown, open, drawer };
}

it('has an item that was asked for at once, with its picture, its options and the price of one as the page knew them', async () => {
  const { t, open, drawer } = await show();
  act(() => screen.getByText('two lamps').click());
  await open();
  const line = within(drawer()).getByText(title).closest('li') as HTMLElement;
  expect(line.querySelector('img')?.getAttribute('src')).toBe(preview.picture);
  expect(line.textContent).toContain('Size: L');
  expect(line.textContent).toContain(formatMoney(12.5, 'KWD'));
  const quantity = within(line).getByRole<HTMLInputElement>('textbox', {
    name: t('line.quantity', { title }),
  });
  expect([quantity.value, quantity.disabled]).toEqual(['2', true]);
});

it('has it by its name alone where the page is of a release that tells no more of it', async () => {
  const { open, drawer } = await show();
  act(() => screen.getByText('two lamps of a page of before').click());
  await open();
  const line = within(drawer()).getByText(title).closest('li') as HTMLElement;
  expect(line.querySelector('img')).toBeNull();
  expect(within(line).queryByRole('textbox')).toBeNull();
});

it('says why an item that stood there is gone, until it is closed', async () => {
  const { bus, t, user, open, drawer } = await show();
  const refuse = (requestId: string) =>
    act(async () =>
      bus.publish({
        ...{ type: 'cart.addRejected', requestId, productId: 'vase', slug: 'vase', title: 'Vase' },
        reason: 'no_available_quantity',
      }),
    );
  await refuse('before it was open');
  await open();
  expect(within(drawer()).queryByText(t('refusal.noAvailableQuantity'))).toBeNull();
  await refuse('r1');
  expect(within(drawer()).getByText(t('refusal.other', { title: 'Vase' }))).toBeTruthy();
  expect(within(drawer()).getByText(t('refusal.noAvailableQuantity'))).toBeTruthy();
  await user.click(within(drawer()).getByRole('button', { name: t('drawer.close') }));
  await open();
  expect(within(drawer()).queryByText(t('refusal.noAvailableQuantity'))).toBeNull();
});
