import { addButton } from '../steps/add-button.ts';
import { expectHydrated } from '../steps/browse.ts';
import { productsToBuy } from '../steps/prepare-cart.ts';
import { expect, test } from '../support/shop-test.ts';

type Box = { x: number; y: number; width: number; height: number };

/* What is seen and what is spoken when something goes into the cart: one toast with its title, beside the drawer that opens. */

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`a toast names what was added and hides nothing of the drawer at ${width} px`, async ({
    page,
    shop,
  }) => {
    const { at, texts, locale } = shop;
    const [product] = await productsToBuy(locale, 5, 1);
    await page.setViewportSize({ width, height });
    await page.goto(at(`/product-details/${product!.slug}`));
    await expectHydrated(page);
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const sentence = texts('cart-checkout', 'toast.added', { title });
    await page.evaluate(() => {
      const seen = { boxes: [] as object[], spoken: [] as string[] };
      Reflect.set(window, 'seen', seen);
      const look = (): void => {
        const toast = document.querySelector('.Toastify__toast');
        const drawer = document.querySelector('[data-drawer]');
        if (toast && drawer) seen.boxes.push(toast.getBoundingClientRect().toJSON());
        requestAnimationFrame(look);
      };
      look();
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live]');
          const live = region?.getAttribute('aria-live') ?? 'off';
          for (const node of addedNodes)
            if (live !== 'off' && node.textContent) seen.spoken.push(node.textContent);
        }
      }).observe(document.body, { subtree: true, childList: true });
    });
    await addButton(page, texts).click();
    const drawer = page.getByRole('dialog', { name: texts('cart-checkout', 'drawer.title') });
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('status').getByText(sentence)).toBeAttached();
    const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as { boxes: Box[]; spoken: string[] });
    await expect.poll(async () => (await seen()).boxes.length).toBeGreaterThan(5);
    const { boxes, spoken } = await seen();
    expect(spoken.filter((text) => text.includes(title))).toEqual([sentence]);
    // Neither on its way in nor on its way out.
    const toast = boxes[Math.floor(boxes.length / 2)]!;
    const contents = (await drawer.getByRole('list').first().boundingBox())!;
    const isBeside = toast.x + toast.width <= contents.x || toast.x >= contents.x + contents.width;
    expect(isBeside || toast.y + toast.height <= contents.y).toBe(true);
    // Beside it, it stands below the header; in its head, clear of what closes it.
    const header = (await page.locator('[data-layout] > header').boundingBox())!;
    const close = (await drawer.getByRole('button').first().boundingBox())!;
    if (width === 1440) expect(toast.y).toBeGreaterThanOrEqual(header.y + header.height);
    else expect(toast.x + toast.width <= close.x || toast.x >= close.x + close.width).toBe(true);
  });
