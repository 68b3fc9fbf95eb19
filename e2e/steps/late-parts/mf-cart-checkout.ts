import type { Page } from '@playwright/test';
import type { ShopContext } from '../../support/shop-test.ts';
import { giveCart, makeCart, placeOrder, productsToBuy } from '../prepare-cart.ts';
import { closeDialog, dialog, main, signedIn, type Visit } from './visit.ts';

const cart = 'cart-checkout';

async function withCart(page: Page, { locale }: ShopContext): Promise<void> {
  const [product] = await productsToBuy(locale, 8, 1);
  await giveCart(page.context(), await makeCart(product ? [{ ...product, quantity: 1 }] : []));
}

async function guestsOrder(_page: Page, { locale }: ShopContext): Promise<string> {
  const [product] = await productsToBuy(locale, 8, 1);
  if (!product) throw new Error('The shop sells nothing.');
  const { id } = await placeOrder(await makeCart([{ ...product, quantity: 1 }]), 'cash');
  return `/order/${id}`;
}

export const cartVisits: readonly Visit[] = [
  {
    path: '/cart',
    prepare: async (page, shop) => {
      await signedIn(page);
      await withCart(page, shop);
    },
    parts: [
      {
        name: 'mf-cart-checkout CouponForm',
        seen: (page, { texts }) => main(page).getByLabel(texts(cart, 'coupon.label'), { exact: true }),
      },
      {
        name: 'mf-cart-checkout ClearCartDialog',
        press: (page, { texts }) =>
          main(page)
            .getByRole('button', { name: texts(cart, 'clear.action') })
            .click(),
        seen: (page, { texts }) => dialog(page, texts(cart, 'clear.title')),
      },
      {
        name: 'mf-cart-checkout CheckoutForm',
        approach: async (page, { texts }) => {
          await closeDialog(page);
          await main(page)
            .getByRole('link', { name: texts(cart, 'summary.proceed') })
            .click();
        },
        seen: (page, { texts }) => page.getByRole('button', { name: texts(cart, 'order.place') }),
      },
      {
        name: 'mf-cart-checkout AddAddressDialog',
        press: (page, { texts }) =>
          main(page)
            .getByRole('button', { name: texts(cart, 'address.add') })
            .click(),
        seen: (page, { texts }) => dialog(page, texts(cart, 'address.addTitle')),
      },
    ],
  },
  {
    path: '/checkout',
    prepare: withCart,
    parts: [
      {
        name: 'mf-cart-checkout AreaField',
        seen: (page, { texts }) =>
          main(page).getByRole('combobox', { name: texts(cart, 'field.city_id'), exact: true }),
      },
    ],
  },
  {
    path: '/checkout',
    parts: [
      {
        name: 'mf-cart-checkout NothingToOrder',
        seen: (page, { texts }) => main(page).getByText(texts(cart, 'checkout.nothing')),
      },
    ],
  },
  {
    path: guestsOrder,
    parts: [
      {
        name: 'mf-cart-checkout OrderChanges',
        seen: (page, { texts }) => main(page).getByRole('button', { name: texts(cart, 'changes.cancel') }),
      },
    ],
  },
  {
    path: guestsOrder,
    parts: [
      {
        name: 'mf-cart-checkout AccountOffer',
        seen: (page, { texts }) =>
          main(page).getByRole('button', { name: texts(cart, 'orderPage.createAccount') }),
      },
      {
        name: 'mf-cart-checkout AccountForm',
        approach: (page, { texts }) =>
          main(page)
            .getByRole('button', { name: texts(cart, 'orderPage.createAccount') })
            .click(),
        seen: (page, { texts }) =>
          main(page).getByLabel(texts(cart, 'orderPage.account.password'), { exact: true }),
      },
    ],
  },
  {
    path: '/order',
    parts: [
      {
        name: 'mf-cart-checkout TrackForm',
        seen: (page, { texts }) => main(page).getByLabel(texts(cart, 'track.number'), { exact: true }),
      },
    ],
  },
];
