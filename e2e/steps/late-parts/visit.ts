import type { Locator, Page } from '@playwright/test';
import type { ShopContext } from '../../support/shop-test.ts';
import { arriveSignedIn, newShopper } from '../account.ts';

/* How a shopper comes to each part that is loaded late. */

export type Step = (page: Page, shop: ShopContext) => Promise<unknown>;

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
  /** Or what leads to one that has to be made first. */
  path: string | ((page: Page, shop: ShopContext) => Promise<string>);
  /** Where they are there for narrow screens only. */
  isNarrow?: boolean;
  /** What the visit begins with. */
  prepare?: Step;
  parts: readonly Way[];
};

export const main = (page: Page) => page.getByRole('main');
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const signedIn = (page: Page) => arriveSignedIn(page.context(), newShopper());
export const closeDialog = (page: Page) => page.keyboard.press('Escape');
