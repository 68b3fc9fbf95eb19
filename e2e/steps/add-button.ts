import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../support/texts.ts';

/** The button on a product's page that puts it into the cart. There may be a second one, beside what scrolls. */
export const addButton = (page: Page, texts: Texts): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: texts('product', 'purchase.add'), exact: true })
    .first();
