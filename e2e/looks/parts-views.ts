import { expect } from '@playwright/test';
import { inLooks, type View } from './view.ts';

/** The page of all parts, from one anchor on: what is wrong here is wrong on many pages. */
export const partsViews: readonly View[] = [
  ...inLooks('parts-actions', '/dev/parts#actions', ['en 1440 light']),
  ...inLooks('parts-fields', '/dev/parts#fields', ['ar 1440 dark']),
  ...inLooks('parts-choices', '/dev/parts#choices', ['ar 390 light']),
  ...inLooks('parts-words', '/dev/parts#words', ['en 390 dark']),
  ...inLooks('parts-answers', '/dev/parts#answers', ['ar 1440 light']),
  ...inLooks('parts-pictures', '/dev/parts#pictures', ['en 1440 dark']),
  ...inLooks('parts-dialog', '/dev/parts#layers', ['ar 390 dark', 'en 1440 light'], {
    after: async (page) => {
      await page.locator('#Dialog').getByRole('button').first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  }),
];
