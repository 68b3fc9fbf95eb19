import type { ElementHandle, Page } from '@playwright/test';

/** Lets nothing move, and every weight of letters be one: who sees no colours does not compare boldness either. */
export async function calmPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*,*::before,*::after{font-weight:400!important;transition:none!important;animation:none!important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });
}

/** A picture of a part with room around it, by default what its outline may take. @param marginPx in CSS pixels. */
export async function pictureOf(
  page: Page,
  part: ElementHandle,
  { marginPx = 4, path }: { marginPx?: number; path?: string } = {},
): Promise<Buffer> {
  await part.scrollIntoViewIfNeeded();
  await part.waitForElementState('stable');
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on the page.');
  const size = page.viewportSize() ?? { width: 1280, height: 900 };
  const x = Math.max(0, Math.floor(box.x) - marginPx);
  const y = Math.max(0, Math.floor(box.y) - marginPx);
  const clip = {
    x,
    y,
    width: Math.min(size.width - x, Math.ceil(box.width) + 2 * marginPx),
    height: Math.min(size.height - y, Math.ceil(box.height) + 2 * marginPx),
  };
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide', ...(path && { path }) });
}

/** How many pixels of two pictures of one size differ. The page reads them: it has what decodes pictures. */
export async function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
          const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          context?.drawImage(picture, 0, 0);
          return context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
        }),
      );
      let count = 0;
      for (let place = 0; place < (first?.length ?? 0); place += 4)
        if (
          [0, 1, 2].some(
            (part) => Math.abs((first?.[place + part] ?? 0) - (second?.[place + part] ?? 0)) > 40,
          )
        )
          count += 1;
      return count;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
