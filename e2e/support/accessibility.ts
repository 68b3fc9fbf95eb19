import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Asserts that axe finds nothing in a page as it stands: WCAG 2.2 AA and good practice. @param part – looks at one part
 * only, by its selector, where the rest of the page was looked at elsewhere.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // No page of the shop has frames of other origins, so all is looked at in the page itself; and what is in order is
  // counted but not described. Style sheets are not fetched once more: only an experimental rule reads them. Together that
  // is six times faster.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false });
  if (part) axe.include(part);
  const { violations } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}
