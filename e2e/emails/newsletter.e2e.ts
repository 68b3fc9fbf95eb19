import { readMail } from '../support/read-outbox.ts';
import { expect, test } from '../support/shop-test.ts';
import { withoutPictures } from '../steps/without-pictures.ts';

test('a reader subscribes, confirms by the email, and leaves by its other link', async ({ page, shop }) => {
  const { at, texts, locale } = shop;
  const email = `reader-${locale}-${Date.now()}@example.com`;
  await withoutPictures(page);
  await page.goto(at('/'));
  const form = page.locator('form').filter({ has: page.getByLabel(texts('content', 'newsletter.email')) });
  await form.getByLabel(texts('content', 'newsletter.email')).filter({ visible: true }).first().fill(email);
  await form
    .getByRole('button', { name: texts('content', 'newsletter.submit') })
    .first()
    .click();
  await expect(page.getByText(texts('content', 'newsletter.thanks'))).toBeVisible();

  const mail = await readMail(email);
  const linkTo = (step: string) => new RegExp(`http\\S+/newsletter/${step}/\\S+`).exec(mail)?.[0] ?? '';
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(linkTo('confirm'));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  const question = await title.textContent();
  await page.getByRole('button').click();
  await expect(title).not.toHaveText(question ?? '');
  await expect(page.getByRole('button')).toHaveCount(0);

  await page.goto(linkTo('leave'));
  const asked = await title.textContent();
  await page.getByRole('button').click();
  await expect(title).not.toHaveText(asked ?? '');
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${at('/')}$|${at('')}$`));
});
