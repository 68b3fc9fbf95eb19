import type { Browser, BrowserContext } from '@playwright/test';
import { withoutAdverts } from '../support/without-adverts.ts';
import { watchPage } from '../support/watch-page.ts';
import { networkAtRest, watchNetwork } from '../support/network-rest.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0] | undefined;
type Shot = {
  url: string;
  width: number;
  file: string;
  isForced?: boolean;
  isDark?: boolean;
  cookies?: Cookies;
};

const phoneWidthPx = 600;

/**
 * Takes a full-page picture once everything that comes with scrolling has come.
 * @returns what the page wrote into its console, and its status where that is not 200.
 */
export async function takeShot(
  browser: Browser,
  { url, width, file, isForced = false, isDark = false, cookies }: Shot,
): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width, height: width < phoneWidthPx ? 844 : 900 },
    reducedMotion: 'reduce',
    colorScheme: isDark ? 'dark' : 'light',
    ...(isForced && { forcedColors: 'active' as const }),
  });
  const found: string[] = [];
  watchPage(page, found);
  watchNetwork(page);
  await withoutAdverts(page);
  if (cookies) await page.context().addCookies(cookies);
  try {
    const answer = await page.goto(url);
    await networkAtRest(page);
    if (answer && answer.status() !== 200) found.push(`status ${answer.status()}`);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo(0, y);
        await new Promise((resolve) => {
          requestAnimationFrame(resolve);
          // Beside other browsers a page may be drawn no more until it is photographed.
          setTimeout(resolve, 200);
        });
      }
      scrollTo(0, 0);
      for (const image of document.images) image.loading = 'eager';
      const allDecoded = Promise.allSettled([...document.images].map((image) => image.decode()));
      // A picture that never comes must not keep the others from being taken.
      const timeLimit = new Promise((resolve) => setTimeout(resolve, 30_000));
      await Promise.race([allDecoded, timeLimit]);
    });
    await networkAtRest(page);
    await page.screenshot({ path: file, fullPage: true });
  } finally {
    await page.close();
  }
  return found;
}
