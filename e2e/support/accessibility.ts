import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Asserts that axe finds nothing in a page as it stands: WCAG 2.2 AA and good practice. @param part – looks at one part
 * only, by its selector, where the rest of the page was looked at elsewhere.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = axeFor(page, { 'label-content-name-mismatch': { enabled: true } }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  if (part) axe.include(part);
  await expectNothing(axe);
}

/** The rules of `expectAccessible` that turn on where things stand: what lies over what, how large, and how far apart. */
const layoutRules = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/** As `expectAccessible`, by the rules of layout alone: for a page that was looked at by all of them in another layout. */
export async function expectLegible(page: Page): Promise<void> {
  await expectNothing(axeFor(page).withRules(layoutRules));
}

/** All words have the contrast of WCAG 1.4.6, 7 : 1, large ones 4.5 : 1: for who asks for more. */
export async function expectMuchContrast(page: Page): Promise<void> {
  await expectNothing(axeFor(page).withRules(['color-contrast-enhanced']));
}

/** @param rules – that axe leaves out by itself: it calls the one of 2.5.3 experimental. */
function axeFor(page: Page, rules: Record<string, { enabled: boolean }> = {}): AxeBuilder {
  // No page of the shop has frames of other origins, so all is looked at in the page itself; and what is in order is
  // counted but not described. Style sheets are not fetched once more: only an experimental rule reads them. Together that
  // is six times faster.
  return new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], preload: false, rules });
}

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}
