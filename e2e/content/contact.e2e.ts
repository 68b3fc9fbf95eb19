import { readMail, shopMail } from '../support/read-outbox.ts';
import { expect, test } from '../support/shop-test.ts';

test('a shopper writes to the shop by keyboard alone; what fails is kept, and thanks and an email follow what arrives', async ({
  page,
  shop,
  problems,
}) => {
  const { at, texts, locale } = shop;
  const email = `asks-${locale}-${Date.now()}@example.com`;
  await page.clock.install();
  await page.goto(at('/contact'));
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(texts('content', `contact.fields.${name}`));
  const send = main.getByRole('button', { name: texts('content', 'contact.send') });

  // Nothing filled in: each field says so, and the first has the focus.
  await send.press('Enter');
  await expect(field('name')).toBeFocused();
  await expect(main.getByText(texts('content', 'validation.required'))).toHaveCount(3);

  problems.expected.push(/status of 503/);
  await page.route('**/api/contact-form?*', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: '' } }),
  );
  const words = `${Date.now()}: هل يعود الخاتم؟ Will the ring come back?`;
  await field('name').fill('Noura');
  await field('email').fill(email);
  await field('message').fill(words);
  // Quicker than a person, it would be taken for a bot's.
  await page.clock.fastForward(2_000);
  await send.press('Enter');
  await expect(main.getByRole('alert')).toContainText(texts('content', 'contact.unreachable'));
  await expect(field('message')).toHaveValue(words);

  await page.unroute('**/api/contact-form?*');
  await send.press('Enter');
  await expect(main.getByRole('heading', { name: texts('content', 'contact.thanks.title') })).toBeFocused();

  expect(await readMail(shopMail, words)).toContain(email);
  expect(await readMail(email)).not.toContain(words);
});

test('a message that is longer than the shop takes is said when it is pasted, and nothing of it is cut', async ({
  page,
  shop,
}) => {
  const { at, texts } = shop;
  await page.goto(at('/contact'));
  const message = page.getByRole('main').getByLabel(texts('content', 'contact.fields.message'));
  const tooLong = page.getByRole('main').getByText(texts('content', 'validation.tooLong')).first();
  await message.fill('أ'.repeat(3_700));
  await expect(message).toHaveAccessibleDescription(/3700.*4000/);
  await message.fill('أ'.repeat(4_010));
  await expect(tooLong).toBeVisible();
  await expect(message).toHaveValue('أ'.repeat(4_010));
  await message.fill('أ'.repeat(4_000));
  await expect(tooLong).toBeHidden();
});
