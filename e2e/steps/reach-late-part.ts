import type { Locator, Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';
import { arriveSignedIn, newShopper } from './account.ts';
import { products } from './listing.ts';
import { giveCart, makeCart, wares } from './prepare-cart.ts';
import { withoutPictures } from './without-pictures.ts';

/* How a shopper comes to each part that is loaded late, by the name that the code gives it. */

export type Way = {
  path: string;
  /** Where it is there for narrow screens only. */
  isNarrow?: boolean;
  /** What the visit begins with. */
  prepare?: (page: Page, shop: ShopContext) => Promise<unknown>;
  /** What is pressed to open it; without it the part stands in the page. */
  press?: (page: Page, shop: ShopContext) => Promise<void>;
  /** What is seen of it once it is there. */
  seen: (page: Page, shop: ShopContext) => Locator;
};

const [account, cart, catalog, content] = ['account', 'cart-checkout', 'catalog', 'content'] as const;
const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const signedIn = (page: Page) => arriveSignedIn(page.context(), newShopper());
async function withCart(page: Page, { locale }: ShopContext): Promise<void> {
  const [ware] = await wares(locale, 8, 1);
  await giveCart(page.context(), await makeCart(ware ? [{ ...ware, quantity: 1 }] : []));
}
const tab = (name: string): Way => ({
  path: name === 'overview' ? '/profile' : `/profile?tab=${name}`,
  prepare: signedIn,
  seen: (page, { texts }) =>
    main(page).getByRole('heading', { level: 2, name: texts(account, `profile.tab.${name}`), exact: true }),
});

const shellWays: Record<string, Way> = {
  'shell CurrencyList': {
    path: '/about',
    press: (page, { texts }) =>
      banner(page)
        .getByRole('button', { name: texts('shell', 'header.currency', { code: 'KWD' }) })
        .click(),
    seen: (page, { texts }) => page.getByRole('list', { name: texts('shell', 'header.currencies') }),
  },
  'shell SearchOverlay': {
    path: '/about',
    isNarrow: true,
    press: (page, { texts }) =>
      banner(page)
        .getByRole('link', { name: texts('shell', 'header.search'), exact: true })
        .filter({ visible: true })
        // On a narrow page the message of the loss lies over the header for its second.
        .press('Enter'),
    seen: (page, { texts }) => dialog(page, texts('shell', 'header.searchLabel')),
  },
  'shell MobileMenu': {
    path: '/about',
    isNarrow: true,
    press: (page, { texts }) =>
      banner(page)
        .getByRole('link', { name: texts('shell', 'menu.open') })
        .press('Enter'),
    seen: (page, { texts }) => dialog(page, texts('shell', 'menu.label')),
  },
  'shell MenuPanel': {
    path: '/about',
    press: async (page, { texts }) => {
      const name = texts('shell', 'menu.openPanel', { name: texts('shell', 'menu.shop') });
      // The pointer would open it by itself.
      await banner(page).getByRole('button', { name }).press('Enter');
    },
    seen: (page, { texts }) => banner(page).getByText(texts('shell', 'menu.layouts'), { exact: true }),
  },
};

const cartWays: Record<string, Way> = {
  'mf-cart-checkout ClearCartDialog': {
    path: '/cart',
    prepare: withCart,
    press: (page, { texts }) =>
      main(page)
        .getByRole('button', { name: texts(cart, 'clear.action') })
        .click(),
    seen: (page, { texts }) => dialog(page, texts(cart, 'clear.title')),
  },
  'mf-cart-checkout AddAddressDialog': {
    path: '/checkout',
    prepare: async (page, shop) => {
      await signedIn(page);
      await withCart(page, shop);
    },
    press: (page, { texts }) =>
      main(page)
        .getByRole('button', { name: texts(cart, 'address.add') })
        .click(),
    seen: (page, { texts }) => dialog(page, texts(cart, 'address.addTitle')),
  },
  'mf-cart-checkout AreaField': {
    path: '/checkout',
    prepare: withCart,
    seen: (page, { texts }) =>
      main(page).getByRole('combobox', { name: texts(cart, 'field.city_id'), exact: true }),
  },
  'mf-cart-checkout CheckoutForm': {
    path: '/checkout',
    prepare: withCart,
    seen: (page, { texts }) => page.getByRole('button', { name: texts(cart, 'order.place') }),
  },
  'mf-cart-checkout NothingToOrder': {
    path: '/checkout',
    seen: (page, { texts }) => main(page).getByText(texts(cart, 'checkout.nothing')),
  },
};

const catalogWays: Record<string, Way> = {
  'mf-catalog CompareLimitDialog': {
    path: '/shop',
    prepare: (page) => page.addInitScript(fillCompareList),
    press: (page) => products(page).nth(4).locator('button[aria-pressed]').nth(1).press('Enter'),
    seen: (page, { texts }) => dialog(page, texts(catalog, 'compare.full.title')),
  },
  'mf-catalog FilterSheet': {
    path: '/shop',
    isNarrow: true,
    press: (page, { texts }) =>
      main(page)
        .getByRole('button', { name: texts(catalog, 'filters.open') })
        .click(),
    seen: (page, { texts }) => dialog(page, texts(catalog, 'filters.title')),
  },
  'mf-catalog PriceSlider': {
    path: '/shop',
    seen: (page, { texts }) =>
      main(page)
        .getByRole('slider', { name: texts(catalog, 'filters.lowest') })
        .first(),
  },
};

/** As if four products that this shop does not show had been compared before. */
function fillCompareList(): void {
  const items = [9001, 9002, 9003, 9004].map((id) => ({
    productId: String(id),
    slug: `product-${id}`,
    title: `Product ${id}`,
  }));
  localStorage.setItem('store.compare.v1', JSON.stringify(items));
}

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name }).first();
const contentWays: Record<string, Way> = {
  'mf-content CommentForm': {
    path: '/blog-details',
    seen: (page, { texts }) => field(page, texts(content, 'comments.fields.text')),
  },
  'mf-content NewsletterForm': {
    path: '/',
    prepare: withoutPictures,
    seen: (page, { texts }) =>
      page
        .getByRole('textbox', { name: texts(content, 'newsletter.email') })
        .filter({ visible: true })
        .first(),
  },
  'mf-content ContactForm': {
    path: '/contact',
    seen: (page, { texts }) => field(page, texts(content, 'contact.fields.message')),
  },
};

/** By the name of the part; every part has a way here or a reason below. */
export const ways: Record<string, Way> = {
  ...shellWays,
  ...cartWays,
  ...catalogWays,
  ...contentWays,
  'mf-account AreaField': {
    path: '/profile?tab=addresses&address=new',
    prepare: signedIn,
    seen: (page, { texts }) =>
      main(page).getByRole('combobox', { name: texts(account, 'addresses.field.city_id'), exact: true }),
  },
  'mf-account OverviewTab': tab('overview'),
  'mf-account InformationTab': tab('information'),
  'mf-account AddressesTab': tab('addresses'),
  'mf-account OrdersTab': tab('orders'),
  'mf-account PasswordTab': tab('password'),
};

export const withoutWay: Record<string, string> = {
  'shell HeaderTiers': 'no page of the sample shop asks for layout-one',
  'shell LateParts': 'the page does without it; a test of its own',
  'shell ToastStack': 'the live region is shown in its place; a test of its own',
};
