import { readMail, shopMail } from '../support/read-outbox.ts';
import { expect, test } from '../support/shop-test.ts';

test('a comment waits for the shop, which reads it in its mail and publishes it for all readers', async ({
  page,
  shop,
}) => {
  const { at, texts, locale } = shop;
  // The mails of all suites are in one outbox: these words find this one.
  const words = `${locale} ${Date.now()}: لمَ لا تُلبس اللآلئ كل يوم؟ Why not wear pearls every day?`;
  await page.goto(at('/blog-details/caring-for-pearls'));
  const form = page.getByRole('form', { name: texts('content', 'comments.write') });
  const field = (name: string) => form.getByLabel(texts('content', `comments.fields.${name}`));
  await field('name').fill('Noura');
  await field('email').fill('noura@example.com');
  await field('text').fill(words);
  await form.getByRole('button', { name: texts('content', 'comments.post') }).click();
  await expect(form.getByText(texts('content', 'comments.awaiting'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(words)).toHaveCount(0);

  const mail = await readMail(shopMail, words);
  const [link = ''] = /https?:\S+moderation\S+/.exec(mail) ?? [];
  await page.goto(link);
  await expect(page.getByText(words)).toBeVisible();
  await page.locator('button[value="approve"]').click();

  const comment = page.getByRole('article').filter({ hasText: words }).last();
  // A page that was kept of others may be ten seconds old.
  await expect(async () => {
    await page.goto(at('/blog-details/caring-for-pearls'));
    await expect(comment).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await comment
    .getByRole('button', { name: texts('content', 'comments.replyTo', { name: 'Noura' }) })
    .click();
  await expect(field('text')).toBeFocused();
  await expect(form.getByText(texts('content', 'comments.answering', { name: 'Noura' }))).toBeVisible();
});
