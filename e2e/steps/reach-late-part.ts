import type { Locator, Page } from '@playwright/test';
import { detailsOf } from '../product/details.ts';
import type { ShopContext } from '../support/shop-test.ts';
import { arriveSignedIn, newShopper } from './account.ts';
import { products } from './listing.ts';
import { giveCart, makeCart, wares } from './prepare-cart.ts';
import { withoutPictures } from './without-pictures.ts';

/* How a shopper comes to each part that is loaded late. */

type Step = (page: Page, shop: ShopContext) => Promise<unknown>;

/** A part that a visit comes to. */
export type Way = {
  /** By the name that the code gives it. */
  name: string;
  /** From the part before to where this one stands, or is opened. */
  approach?: Step;
  /** What is pressed to open it; without it the part stands in the page. */
  press?: Step;
  /** What is seen of it once it is there. */
  seen: (page: Page, shop: ShopContext) => Locator;
};

/** A document, and the parts that a shopper comes to in it, one after the other. */
export type Visit = {
  path: string;
  /** Where they are there for narrow screens only. */
  isNarrow?: boolean;
  /** What the visit begins with. */
  prepare?: Step;
  parts: readonly Way[];
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
const closeDialog = (page: Page) => page.keyboard.press('Escape');
const tab = (name: string, part: string, approach?: Step): Way => ({
  name: `mf-account ${part}`,
  ...(approach && { approach }),
  seen: (page, { texts }) =>
    main(page).getByRole('heading', { level: 2, name: texts(account, `profile.tab.${name}`), exact: true }),
});
const otherTab = (name: string, part: string): Way =>
  tab(name, part, (page, { texts }) =>
    main(page)
      .getByRole('navigation', { name: texts(account, 'profile.tabs') })
      .getByRole('link', { name: texts(account, `profile.tab.${name}`), exact: true })
      .click(),
  );

const shellVisits: readonly Visit[] = [
  {
    path: '/about',
    parts: [
      {
        name: 'shell CurrencyList',
        press: (page, { texts }) =>
          banner(page)
            .getByRole('button', { name: texts('shell', 'header.currency', { code: 'KWD' }) })
            .click(),
        seen: (page, { texts }) => page.getByRole('list', { name: texts('shell', 'header.currencies') }),
      },
      {
        name: 'shell MenuPanel',
        press: async (page, { texts }) => {
          const name = texts('shell', 'menu.openPanel', { name: texts('shell', 'menu.shop') });
          // The pointer would open it by itself.
          await banner(page).getByRole('button', { name }).press('Enter');
        },
        seen: (page, { texts }) => banner(page).getByText(texts('shell', 'menu.layouts'), { exact: true }),
      },
    ],
  },
  {
    path: '/about',
    isNarrow: true,
    parts: [
      {
        name: 'shell SearchOverlay',
        press: (page, { texts }) =>
          banner(page)
            .getByRole('link', { name: texts('shell', 'header.search'), exact: true })
            .filter({ visible: true })
            // On a narrow page the message of the loss lies over the header for its second.
            .press('Enter'),
        seen: (page, { texts }) => dialog(page, texts('shell', 'header.searchLabel')),
      },
      {
        name: 'shell MobileMenu',
        approach: closeDialog,
        press: (page, { texts }) =>
          banner(page)
            .getByRole('link', { name: texts('shell', 'menu.open') })
            .press('Enter'),
        seen: (page, { texts }) => dialog(page, texts('shell', 'menu.label')),
      },
    ],
  },
];

const cartVisits: readonly Visit[] = [
  {
    path: '/cart',
    prepare: async (page, shop) => {
      await signedIn(page);
      await withCart(page, shop);
    },
    parts: [
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
];

const catalogVisits: readonly Visit[] = [
  {
    path: '/shop',
    prepare: (page) => page.addInitScript(fillCompareList),
    parts: [
      {
        name: 'mf-catalog PriceSlider',
        seen: (page, { texts }) =>
          main(page)
            .getByRole('slider', { name: texts(catalog, 'filters.lowest') })
            .first(),
      },
      {
        name: 'mf-catalog CompareLimitDialog',
        press: (page) => products(page).nth(4).locator('button[aria-pressed]').nth(1).press('Enter'),
        seen: (page, { texts }) => dialog(page, texts(catalog, 'compare.full.title')),
      },
    ],
  },
  {
    path: '/shop',
    isNarrow: true,
    parts: [
      {
        name: 'mf-catalog FilterSheet',
        press: (page, { texts }) =>
          main(page)
            .getByRole('button', { name: texts(catalog, 'filters.open') })
            .click(),
        seen: (page, { texts }) => dialog(page, texts(catalog, 'filters.title')),
      },
    ],
  },
];

/** As if four products that this shop does not show had been compared before. */
function fillCompareList(): void {
  const items = [9001, 9002, 9003, 9004].map((id) => ({
    productId: String(id),
    slug: `product-${id}`,
    title: `Product ${id}`,
  }));
  localStorage.setItem('store.compare.v1', JSON.stringify(items));
}

const productVisits: readonly Visit[] = [
  {
    path: '/product-details',
    prepare: signedIn,
    parts: [
      {
        name: 'mf-product ReviewForm',
        press: async (page, shop) => {
          const { main, button } = detailsOf(page, shop);
          await main.getByRole('tab').last().click();
          await button('writeReview.open').click();
        },
        seen: (page, { texts }) =>
          main(page).getByRole('button', { name: texts('product', 'writeReview.send') }),
      },
      {
        name: 'mf-product ZoomDialog',
        press: (page, shop) => detailsOf(page, shop).button('gallery.enlarge').first().press('Enter'),
        seen: (page, { texts }) =>
          page.getByRole('dialog').getByRole('button', { name: texts('product', 'gallery.close') }),
      },
    ],
  },
  {
    path: '/product-details-video',
    prepare: (page) =>
      page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
      ),
    parts: [
      {
        name: 'mf-product VideoDialog',
        press: (page, shop) => detailsOf(page, shop).button('video.play').press('Enter'),
        seen: (page, { texts }) =>
          page.getByRole('dialog').getByRole('link', { name: texts('product', 'video.elsewhere') }),
      },
    ],
  },
];

const field = (page: Page, name: string) => main(page).getByRole('textbox', { name }).first();
const contentVisits: readonly Visit[] = [
  {
    path: '/blog-details',
    parts: [
      {
        name: 'mf-content CommentForm',
        seen: (page, { texts }) => field(page, texts(content, 'comments.fields.text')),
      },
    ],
  },
  {
    path: '/',
    prepare: withoutPictures,
    parts: [
      {
        name: 'mf-content NewsletterForm',
        seen: (page, { texts }) =>
          page
            .getByRole('textbox', { name: texts(content, 'newsletter.email') })
            .filter({ visible: true })
            .first(),
      },
    ],
  },
  {
    path: '/contact',
    parts: [
      {
        name: 'mf-content ContactForm',
        seen: (page, { texts }) => field(page, texts(content, 'contact.fields.message')),
      },
    ],
  },
];

const accountVisits: readonly Visit[] = [
  {
    path: '/profile',
    prepare: signedIn,
    parts: [
      tab('overview', 'OverviewTab'),
      otherTab('information', 'InformationTab'),
      otherTab('orders', 'OrdersTab'),
      otherTab('password', 'PasswordTab'),
      otherTab('addresses', 'AddressesTab'),
      {
        name: 'mf-account AreaField',
        approach: (page, { texts }) =>
          main(page)
            .getByRole('link', { name: texts(account, 'addresses.add'), exact: true })
            .click(),
        seen: (page, { texts }) =>
          main(page).getByRole('combobox', { name: texts(account, 'addresses.field.city_id'), exact: true }),
      },
    ],
  },
];

/** Every part is come to by one of these, or has a reason below. */
export const visits: readonly Visit[] = [
  ...shellVisits,
  ...cartVisits,
  ...catalogVisits,
  ...productVisits,
  ...contentVisits,
  ...accountVisits,
];

export const withoutWay: Record<string, string> = {
  'shell HeaderTiers': 'no page of the sample shop asks for layout-one',
  'shell LateParts': 'the page does without it; a test of its own',
  'shell ToastStack': 'the live region is shown in its place; a test of its own',
};
