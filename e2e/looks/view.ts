import type { Locale } from '@dana/contracts/locale';
import type { Page } from '@playwright/test';
import type { ShopContext } from '../support/shop-test.ts';

/** What of the shop is photographed, and how. */
export type View = {
  /** Of its picture, with language, width and theme. */
  name: string;
  /** Without the language, unless it begins with another folder than the shop's pages. */
  path: string;
  locale: Locale;
  /** Unit: CSS pixels. */
  width: number;
  theme: 'light' | 'dark';
  /** Brings the page to where it is looked at; before it is opened with `before`. */
  before?: (page: Page, shop: ShopContext) => Promise<void>;
  after?: (page: Page, shop: ShopContext) => Promise<void>;
  /** What goes wrong in the browser on purpose. */
  expected?: RegExp;
};

type Look = `${Locale} ${390 | 1440} ${'light' | 'dark'}`;

/** One view for each look: `'ar 390 dark'`. */
export function inLooks(
  name: string,
  path: string,
  looks: readonly Look[],
  more: Pick<View, 'before' | 'after' | 'expected'> = {},
): View[] {
  return looks.map((look) => {
    const [locale, width, theme] = look.split(' ') as [Locale, string, 'light' | 'dark'];
    const whole = `${name}-${look.replaceAll(' ', '-')}`;
    return { name: whole, path, locale, width: Number(width), theme, ...more };
  });
}
