import type { Page } from '@playwright/test';
import { expect, type ShopContext, test } from '../support/shop-test.ts';

async function write(page: Page, { texts }: ShopContext, message: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(texts('content', 'contact.fields.name')).fill('Noura');
  await main.getByLabel(texts('content', 'contact.fields.email')).fill('noura@example.com');
  await main.getByLabel(texts('content', 'contact.fields.message')).fill(message);
}

test('a shopper writes to the shop by keyboard alone; what fails is kept, and thanks follow what arrives', async ({
  page,
  shop,
  problems,
}) => {
  const { at, texts } = shop;
  await page.goto(at('/contact'));
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: texts('content', 'contact.send') });

  // Nothing filled in: each field says so, and the first has the focus.
  await send.press('Enter');
  await expect(main.getByLabel(texts('content', 'contact.fields.name'))).toBeFocused();
  await expect(main.getByText(texts('content', 'validation.required'))).toHaveCount(3);

  problems.expected.push(/status of 503/);
  await page.route('**/api/contact-form?*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: '' } }),
  );
  const words = 'هل يعود الخاتم؟ Will the ring come back?';
  await write(page, shop, words);
  await send.press('Enter');
  await expect(main.getByRole('alert')).toContainText(texts('content', 'contact.unreachable'));
  await expect(main.getByLabel(texts('content', 'contact.fields.message'))).toHaveValue(words);

  await page.unroute('**/api/contact-form?*');
  await send.press('Enter');
  await expect(main.getByRole('heading', { name: texts('content', 'contact.thanks.title') })).toBeFocused();
});
