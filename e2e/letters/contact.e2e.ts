import { setTimeout } from 'node:timers/promises';
import { readMail } from '../support/read-outbox.ts';
import { expect, test } from '../support/shop-test.ts';

test('a message reaches the shop, and its sender gets a letter that it did', async ({ page, shop }) => {
  const { at, texts, locale } = shop;
  const email = `asks-${locale}-${Date.now()}@example.com`;
  const words = `${Date.now()}: هل يعود الخاتم؟ Will the ring come back?`;
  await page.goto(at('/contact'));
  const main = page.getByRole('main');
  await main.getByLabel(texts('content', 'contact.fields.name')).fill('Noura');
  await main.getByLabel(texts('content', 'contact.fields.email')).fill(email);
  await main.getByLabel(texts('content', 'contact.fields.message')).fill(words);
  // Quicker than a person, it would be taken for a bot's.
  await setTimeout(1_200);
  await main.getByRole('button', { name: texts('content', 'contact.send') }).click();
  await expect(main.getByRole('heading', { name: texts('content', 'contact.thanks.title') })).toBeVisible();

  expect(await readMail('shop@dana.example', words)).toContain(email);
  const answer = await readMail(email);
  expect(answer).not.toContain(words);
});
