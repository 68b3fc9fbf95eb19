import type { Locator, Page } from '@playwright/test';
import { expectHydrated } from '../steps/browse.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { listProducts } from '../support/products.ts';
import { expect, type ShopContext, test } from '../support/shop-test.ts';
import { expectSpacedNames } from '../support/spaced-names.ts';
import { withAccount, withCart } from './arrivals.ts';

/* What every form of the shop says before and after it is sent empty. */

type CheckedForm = {
  name: string;
  address: (shop: ShopContext) => Promise<string> | string;
  before?: (page: Page) => Promise<void>;
  open?: (page: Page, shop: ShopContext) => Promise<void>;
  form?: (page: Page, shop: ShopContext) => Locator;
  send?: (page: Page, shop: ShopContext) => Locator;
  /** What is agreed to come first, where that is not the first of the page (docs/decisions/keyboard-and-focus.md). */
  first?: (page: Page, shop: ShopContext) => Locator;
};

const main = (page: Page): Locator => page.getByRole('main');

const forms: CheckedForm[] = [
  { name: 'sign-in', address: () => '/login' },
  { name: 'registration', address: () => '/register' },
  { name: 'forgotten password', address: () => '/forgot' },
  { name: 'contact', address: () => '/contact' },
  { name: 'tracking', address: () => '/order' },
  {
    name: 'comment',
    address: () => '/blog-details/caring-for-pearls',
    form: (page, { texts }) => page.getByRole('form', { name: texts('content', 'comments.write') }),
  },
  {
    name: 'review',
    address: async ({ locale }) =>
      `/product-details/${(await listProducts(locale, { per_page: '9' }))[0]?.slug}`,
    before: withAccount,
    async open(page, { texts }) {
      await main(page).getByRole('tab').last().click();
      await main(page)
        .getByRole('button', { name: texts('product', 'writeReview.open') })
        .click();
    },
    form: (page) => main(page).locator('form:has(textarea)'),
  },
  { name: 'saved address', address: () => '/profile?tab=addresses&address=new', before: withAccount },
  { name: 'details', address: () => '/profile?tab=information', before: withAccount },
  { name: 'password', address: () => '/profile?tab=password', before: withAccount },
  {
    name: 'checkout',
    address: () => '/checkout',
    before: (page) => withCart(page, 1),
    form: (page) => page.locator('#checkout-form'),
    send: (page, { texts }) => page.getByRole('button', { name: texts('cart-checkout', 'order.place') }),
    first: (page) => page.locator('input[name="payment_method_id"]').first(),
  },
];

/** May be left as they are, and no word of their label says so: a tick that nobody has to set, a choice that is made. */
const free = ['remember', 'is_default', 'address_type', 'shipping_method_id', 'payment_method_id', 'rating'];

for (const { name, address, before, open, form, send, first } of forms)
  test(`${name}: each field says whether it is needed, and sent empty the first that is wrong has the keyboard`, async ({
    page,
    shop,
  }) => {
    await before?.(page);
    await page.goto(shop.at(await address(shop)));
    await expectHydrated(page);
    await open?.(page, shop);
    const own =
      form?.(page, shop) ??
      main(page).locator('form:not([role="search"]):has(button[type="submit"])').first();
    await expect(own.locator('[aria-required="true"]').first()).toBeVisible();
    expect(
      await own.evaluate(findSilent, { free, optional: shop.texts('account', 'field.optional') }),
    ).toEqual([]);
    await expectSpacedNames(page);

    const wrong = own.locator(
      ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] input',
    );
    if (name === 'details') await own.locator('input').first().fill('');
    await (send?.(page, shop) ?? own.locator('button[type="submit"]').last()).click();
    await expect(wrong.first()).toBeVisible();
    await expect(first?.(page, shop) ?? wrong.first()).toBeFocused();
    await expect(page.locator('#main :invalid:is(:user-invalid)')).toHaveCount(0);
    await expectAccessible(page, '#main');
  });

/** Runs in the page: fields that say neither that they are required nor that they may stay empty. */
function findSilent(form: Element, { free, optional }: { free: string[]; optional: string }): string[] {
  return [...form.querySelectorAll<HTMLInputElement>('input, select, textarea')].flatMap((field) => {
    if (!field.checkVisibility() || field.type === 'hidden' || free.includes(field.name)) return [];
    if (field.closest('[aria-hidden="true"]') || field.ariaRequired === 'true') return [];
    const label = [...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ');
    return label.includes(optional) ? [] : [`${field.name} "${label}"`];
  });
}
