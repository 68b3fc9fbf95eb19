import type { Page } from '@playwright/test';

/** The share of the view that is taken by what stays while the page is scrolled. 0 … 1. */
export function shareOfStaying(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.scrollBehavior = 'auto';
    scrollTo(0, (root.scrollHeight - innerHeight) / 2);
    const taken = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      if (!/fixed|sticky/.test(position) || pointerEvents === 'none' || element.closest('[inert]')) return [];
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return width > 0 && height > 0 ? (width * height) / (innerWidth * innerHeight) : [];
    });
    return taken.reduce((sum, share) => sum + share, 0);
  });
}

/** Goes on by the keyboard, and names what has the focus while something else lies over all of it. @param steps how far. */
export async function coveredOnTheWay(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  steps: number,
): Promise<string[]> {
  const covered: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    const name = await page.evaluate(coveredFocus);
    if (name) covered.push(name);
  }
  return covered;
}

/** Runs in the page. WCAG 2.4.11: some of what has the focus must be seen. */
async function coveredFocus(): Promise<string | undefined> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  // A field that is drawn by its label is seen where the label is.
  const drawn = focused.closest('label') ?? focused;
  const { left, top, width, height } = drawn.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((x) =>
    [0.1, 0.5, 0.9].some((y) => {
      const found = document.elementFromPoint(left + width * x, top + height * y);
      return found !== null && (drawn.contains(found) || found.contains(drawn));
    }),
  );
  return isSeen
    ? undefined
    : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)}`;
}
