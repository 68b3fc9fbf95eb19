import { arriveSignedIn, newShopper } from '../steps/account.ts';
import { latePartsInCode } from '../support/late-parts-in-code.ts';
import { expect, test } from '../support/shop-test.ts';

/* The searchable list of areas is a file of its own in the form of an address. */

for (const width of [390, 1280])
  test(`nothing moves at ${width} px when the list of areas comes into the form of an address, and the focus stays`, async ({
    page,
    shop,
  }) => {
    const { at, texts } = shop;
    const { script } = latePartsInCode().find(({ name }) => name === 'mf-account AreaField')!;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/${script}`, async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await arriveSignedIn(page.context(), newShopper());
    await page.goto(at('/profile?tab=addresses&address=new'));
    const main = page.getByRole('main');
    const name = texts('account', 'field.city_id');
    const pending = main.getByRole('textbox', { name, exact: true });
    const phone = main.getByRole('textbox', { name: texts('account', 'form.phone') });
    await pending.focus();
    const before = await phone.boundingBox();
    release();
    const area = main.getByRole('combobox', { name, exact: true });
    await expect(area).toBeFocused();
    expect(await phone.boundingBox()).toEqual(before);
  });
