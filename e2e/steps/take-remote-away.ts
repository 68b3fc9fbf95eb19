import type { Page, Route } from '@playwright/test';
import { expectHydrated } from './browse.ts';

type Away = 'answers 404' | 'hangs' | 'throws';

/** What a browser and the shop write into the console when a remote is away. */
export const noiseOfAway = /could not be loaded|404|ERR_FAILED|RemoteLoadError|was broken on purpose/;

/** Takes a remote's files away. @returns what brings them back; a release that was broken stays so. */
export async function takeRemoteAway(page: Page, remote: string, way: Away): Promise<() => Promise<void>> {
  if (way === 'throws') {
    // As an entry that throws while it runs: the name under which it would leave its container cannot be set.
    const container = `${remote.replaceAll('-', '_')}_1_0_0`;
    await page.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get: () => undefined,
        set: () => {
          throw new Error('This release was broken on purpose.');
        },
      });
    }, container);
    return async () => undefined;
  }
  const isOfRemote = (url: URL): boolean => url.pathname.startsWith(`/assets/${remote}/`);
  await page.route(isOfRemote, async (route: Route) => {
    if (way === 'answers 404') await route.fulfill({ status: 404, body: 'There is no such file.' });
    // Hanging: the request is never answered.
  });
  return () => page.unroute(isOfRemote);
}

/** Follows a link as a click on it would, wherever it stands: through the shop's own router. */
export async function navigateInside(page: Page, address: string): Promise<void> {
  await expectHydrated(page);
  await page.evaluate((href) => {
    history.pushState({}, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
