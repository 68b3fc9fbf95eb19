import type { Page } from '@playwright/test';
import { addButton } from '../steps/add-button.ts';
import { cartLink, expectHydrated } from '../steps/browse.ts';
import { fillCheckout, placeButton } from '../steps/check-out.ts';
import { productWithChoices } from '../support/products.ts';
import { expect, test } from '../support/shop-test.ts';

/* A browser that translates the page, as Chrome does: texts are taken out, and stand in elements of its own. */

declare global {
  interface Window {
    /** What stands in the place of a text that was taken out. */
    translated: WeakMap<Text, HTMLElement>;
  }
}

/** Puts elements around all texts that are there, and around those to come. */
function translatePage(): void {
  window.translated = new WeakMap();
  const leftAlone = 'script, style, noscript, textarea, option, title, svg, [translate="no"], font';
  const wrap = (text: Text): void => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(leftAlone)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    window.translated.set(text, outer);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    if (root instanceof Text) {
      wrap(root);
      return;
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') wrapAll(target);
      for (const node of addedNodes) if (node.isConnected) wrapAll(node);
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Texts that React has changed, and that still stand in the page as they were. */
function staleTexts(): string[] {
  type Fiber = {
    tag: number;
    child: Fiber | null;
    sibling: Fiber | null;
    stateNode: unknown;
    memoizedProps: unknown;
  };
  const root = document.getElementById('root') as unknown as Record<string, Fiber>;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer')) ?? '';
  const { current } = (root[key] as Fiber).stateNode as { current: Fiber };
  const stale: string[] = [];
  const textTag = 6;
  const walk = (first: Fiber | null): void => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (fiber.tag === textTag) {
        const shown = window.translated.get(fiber.stateNode as Text);
        if (shown?.isConnected && shown.textContent !== fiber.memoizedProps)
          stale.push(`${shown.textContent} → ${fiber.memoizedProps}`);
      }
      walk(fiber.child);
    }
  };
  walk(current.child);
  return stale;
}

const expectNothingStale = (page: Page, where: string) =>
  expect.poll(() => page.evaluate(staleTexts), { message: where }).toEqual([]);

test('a page that is translated by the browser goes on: a guest chooses, buys two and sees the order', async ({
  page,
  shop,
}) => {
  test.setTimeout(180_000);
  const { at, texts } = shop;
  const product = await productWithChoices(shop.locale);
  await page.goto(at(`/product-details/${product.slug}`));
  await expectHydrated(page);
  await page.evaluate(translatePage);
  await page.getByRole('main').getByRole('radio', { disabled: false }).nth(1).check({ force: true });
  await expect(page).toHaveURL(/[?&]variant=/);
  await expectNothingStale(page, 'the chosen variation');
  await addButton(page, texts).click();

  const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
  await expect(drawer).toBeVisible();
  await drawer
    .getByRole('button', { name: texts('cart-checkout', 'line.increase', { title: product.name }) })
    .click();
  await expect(drawer.getByRole('textbox')).toHaveValue('2');
  await expectNothingStale(page, 'the cart’s drawer');

  await drawer.getByRole('link', { name: texts('cart-checkout', 'drawer.viewCart') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/cart')}$`));
  const main = page.getByRole('main');
  const title = { title: product.name };
  const field = main.getByRole('textbox', { name: texts('cart-checkout', 'line.quantity', title) });
  for (const [step, quantity] of [
    ['decrease', '1'],
    ['increase', '2'],
  ] as const) {
    await main.getByRole('button', { name: texts('cart-checkout', `line.${step}`, title) }).click();
    await expect(field).toHaveValue(quantity);
    await expectNothingStale(page, `the cart with ${quantity}`);
  }
  await main.getByRole('link', { name: texts('cart-checkout', 'summary.proceed') }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/checkout')}$`));
  await fillCheckout(page, shop);
  await expectNothingStale(page, 'the checkout');
  await placeButton(page, shop).click();
  await expect(page).toHaveURL(new RegExp(`${at('/order/')}[\\w-]{16,}$`));
  const placed = texts('cart-checkout', 'orderPage.news.placed');
  await expect(page.getByRole('heading', { name: placed })).toBeVisible();
  await expect(cartLink(page, shop, 0)).toBeVisible();
  await expectNothingStale(page, 'the order');
});
