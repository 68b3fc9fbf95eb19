import type { Page } from '@playwright/test';
import { test } from '../support/shop-test.ts';
import { expectSound, type Widths } from '../support/sound-page.ts';

const phone: Widths = { first: 390, second: 1280 };
const desktop: Widths = { first: 1280, second: 390 };
/** Most who read Arabic come with a phone. */
const widthsOf = { ar: phone, en: desktop };

export type CheckedPage = {
  /** Path without the language, or how to find it out: `() => \`/order/${id}\``. Whole addresses stay as they are. */
  path: string | ((locale: 'en' | 'ar') => Promise<string>);
  /** What the test is called, where the path is not known beforehand. */
  title?: string;
  /** Messages that this page brings about on purpose, such as a 404 of its own address. */
  expected?: RegExp[];
  /** Brings the shopper to the state that the page needs: signed in, something in the cart. */
  before?: (page: Page) => Promise<void>;
  /** In which width it is loaded, where that is not the one of its language. */
  firstOn?: 'desktop';
};

/** Tests pages on a phone and on a desktop: no axe finding, nothing wider than the narrowest screens, nothing that jumps. */
export function checkPages(pages: readonly (string | CheckedPage)[]): void {
  for (const one of pages) {
    const {
      path,
      title,
      expected = [],
      before,
      firstOn,
    }: CheckedPage = typeof one === 'string' ? { path: one } : one;
    const name = title ?? (typeof path === 'string' ? path : 'the page');
    test(`${name} has no accessibility finding, fits 280 px and does not jump`, async ({
      page,
      shop,
      problems,
    }) => {
      test.setTimeout(120_000);
      problems.expected.push(...expected);
      await before?.(page);
      const found = typeof path === 'string' ? path : await path(shop.locale);
      const widths = firstOn ? desktop : widthsOf[shop.locale];
      await expectSound(page, found.startsWith('/') ? shop.at(found) : found, widths);
    });
  }
}
