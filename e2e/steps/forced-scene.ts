import type { Locator, Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';

/* What shows a state, page by page: for forced colours, where a state that is told by a colour is not told at all. */

/** A part of a page that looks otherwise in another state, or without what is to be seen of it. */
export type ForcedScene = {
  name: string;
  /** Brings the part into its state. */
  open?: (page: Page, shop: ShopContext) => Promise<void>;
  part: (page: Page, shop: ShopContext) => Locator;
  /** Takes the state away: what can be seen of it goes along. */
  change: (page: Page, shop: ShopContext) => Promise<void>;
};

export type ForcedPage = {
  name: string;
  address: (shop: ShopContext) => Promise<string> | string;
  before?: (page: Page) => Promise<void>;
  scenes: ForcedScene[];
};

export const main = (page: Page): Locator => page.getByRole('main');
/** By script, and without the focus: its ring would be seen as well. */
export const press = (target: Locator): Promise<void> =>
  target.evaluate((element: HTMLElement) => {
    element.click();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

/** Takes away the lines around a part: what has no others was seen by them alone. */
export const unframe = (target: Locator): Promise<void> =>
  target.evaluate((element: HTMLElement) => {
    element.style.outline = 'none';
    element.style.borderStyle = 'none';
  });
/** Takes a drawn part away and leaves its place. */
export const hide = (target: Locator): Promise<void> =>
  target.evaluate((element: HTMLElement | SVGElement) => {
    element.style.visibility = 'hidden';
  });
