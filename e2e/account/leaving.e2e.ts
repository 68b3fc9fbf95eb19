import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arriveSignedIn, expectSignedIn, newShopper, type Shopper } from '../steps/account.ts';
import { signInHere } from '../steps/sign-in-here.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { keepPictures } from '../support/keep-pictures.ts';
import { readMail } from '../support/read-outbox.ts';
import { callApi, tokenOf } from '../support/shop-api.ts';
import { expect, test } from '../support/shop-test.ts';

/* Taking one's data along, leaving, and staying after all. */

test('a shopper takes their data along, deletes the account, and keeps it by signing in', async ({
  page,
  context,
  shop,
  problems,
}) => {
  test.setTimeout(120_000);
  // The question that the API asks in the place of signing in, a wrong password, and what was still asked when the session ended.
  problems.expected.push(/status of 4(01|09|22)/);
  const { at, texts, locale } = shop;
  const words = (key: string) => texts('account', key);
  const main = page.getByRole('main');
  const shopper = newShopper();
  await arriveSignedIn(context, shopper);
  const elsewhere = await tokenOf(shopper);
  await page.goto(at('/profile?tab=information'));

  await test.step('everything that the shop has comes as a page and as data', async () => {
    const readable = await download(page, words('ownData.page'));
    expect(readable.name).toBe('my-data.html');
    expect(readable.text).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(readable.text).toContain(shopper.email);
    const data = await download(page, words('ownData.data'));
    expect(data.name).toBe('my-data.json');
    expect(JSON.parse(data.text).account).toMatchObject([{ email: shopper.email }]);
    await expect(main.getByText(texts('account', 'ownData.saved', { file: 'my-data.json' }))).toBeVisible();
  });

  await test.step('the account goes with the password alone, from all devices at once', async () => {
    const begin = main.getByRole('button', { name: words('deleteAccount.begin'), exact: true });
    await begin.click();
    const password = main.getByLabel(words('form.currentPassword'), { exact: true });
    await expect(password).toBeFocused();
    await main.getByRole('button', { name: words('deleteAccount.keep'), exact: true }).click();
    await expect(begin).toBeFocused();
    await begin.click();
    // What lies under the header that stays is small to axe.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await keepPictures(page, `leaving/profile-${locale}`);
    await password.fill('a guess');
    const submit = main.getByRole('button', { name: words('deleteAccount.submit'), exact: true });
    await submit.click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(shopper.password);
    await submit.click();
    await expect(page).toHaveURL(new RegExp(`${at('/login')}$`));
    const said = main.getByText(locale === 'ar' ? /سيُحذف حسابك/ : /will be deleted/);
    await expect(said).toBeVisible();
    expect((await callApi('GET', '/profile', { token: elsewhere })).status).toBe(401);
    await readMail(shopper.email, at('/login'));
  });

  await test.step('signing in asks; no changes nothing, yes keeps it', async () => {
    await signInHere(page, shop, shopper);
    const question = main.getByRole('group', { name: words('keepAccount.title') });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await keepPictures(page, `leaving/question-${locale}`);
    await question.getByRole('button', { name: words('keepAccount.leave'), exact: true }).click();
    await expect(main.getByLabel(words('form.password'), { exact: true })).toHaveValue('');
    expect(await codeOfLogin(shopper)).toBe('account_leaving');
    await signInHere(page, shop, shopper);
    await question.getByRole('button', { name: words('keepAccount.keep'), exact: true }).click();
    await expectSignedIn(page, shop, shopper);
    expect(await codeOfLogin(shopper)).toBeUndefined();
  });
});

/** Has a file downloaded by its button. */
async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const saving = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

/** What the API says to this shopper's password; undefined where it signs in. */
async function codeOfLogin({ email, password }: Shopper): Promise<string | undefined> {
  return (await callApi('POST', '/login', { body: { email, password } })).body.code;
}
