import { expect, type Locator, type Page } from '@playwright/test';
import { closeDialog, dialog, type Visit } from './visit.ts';

const banner = (page: Page) => page.getByRole('banner');

/** What opens a part, once nothing is open below it: the message of a loss is there a moment before that. */
async function closed(button: Locator): Promise<Locator> {
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  return button;
}

export const shellVisits: readonly Visit[] = [
  {
    path: '/shop-categories',
    parts: [
      {
        name: 'shell HeaderTiers',
        seen: (page, { texts }) =>
          banner(page).getByRole('button', { name: texts('shell', 'menu.allCategories') }),
      },
    ],
  },
  {
    path: '/about',
    parts: [
      {
        name: 'shell CurrencyList',
        press: async (page, { texts }) => {
          const name = texts('shell', 'header.currency', { code: 'KWD' });
          await (await closed(banner(page).getByRole('button', { name }))).click();
        },
        seen: (page, { texts }) => page.getByRole('list', { name: texts('shell', 'header.currencies') }),
      },
      {
        name: 'shell MenuPanel',
        press: async (page, { texts }) => {
          const name = texts('shell', 'menu.openPanel', { name: texts('menu', '/category/electronics') });
          // The pointer would open it by itself.
          await (await closed(banner(page).getByRole('button', { name }))).press('Enter');
        },
        seen: (page, { texts }) => banner(page).getByText(texts('shell', 'menu.categories'), { exact: true }),
      },
    ],
  },
  {
    path: '/about',
    isNarrow: true,
    parts: [
      {
        name: 'shell SearchOverlay',
        press: (page, { texts }) =>
          banner(page)
            .getByRole('link', { name: texts('shell', 'header.search'), exact: true })
            .filter({ visible: true })
            // On a narrow page the message of the loss lies over the header for its second.
            .press('Enter'),
        seen: (page, { texts }) => dialog(page, texts('shell', 'header.searchLabel')),
      },
      {
        name: 'shell MobileMenu',
        approach: closeDialog,
        press: (page, { texts }) =>
          banner(page)
            .getByRole('link', { name: texts('shell', 'menu.open') })
            .press('Enter'),
        seen: (page, { texts }) => dialog(page, texts('shell', 'menu.label')),
      },
    ],
  },
];
