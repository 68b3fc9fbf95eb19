import type { Browser } from '@playwright/test';
import type { Cookie } from './slow-phone.ts';
import type { PageLoads } from './load-tables.ts';
import { makeControl } from './make-control.ts';
import { measureLoad } from './measure-load.ts';
import type { PlainServer } from './start-plain-server.ts';

/** A page by the shop that shows it. `name` is what the tables call it. */
export type PageToLoad = { name: string; origin: string; path: string; cookies: Cookie[] };

/** A control that shows something else would prove nothing; a line may break elsewhere in another font. Unit: pixels. */
const mostMoved = 4;

/** Loads each page and its control in turn, round after round. The control of a path is that of its last page. */
export async function measureLoads(
  browser: Browser,
  plain: PlainServer,
  { pages, rounds, say }: Options,
): Promise<PageLoads[]> {
  const measured: (PageLoads & { page: PageToLoad })[] = [];
  for (const page of pages) {
    const { name, origin, path, cookies } = page;
    const document = await makeControl(browser, plain, page);
    if (document.movedBy > mostMoved)
      say(`The control of ${name} shows something else: ${document.movedBy} px.`);
    // Once unmeasured: pictures are encoded, and the control's copied, when they are first asked for.
    await measureLoad(browser, plain.url + path, { cookies: [], hasScripts: false });
    await measureLoad(browser, origin + path, { cookies, hasScripts: true });
    measured.push({ name, page, document, loads: [], controls: [] });
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const { page, loads, controls } of measured) {
      const { origin, path, cookies } = page;
      loads.push(await measureLoad(browser, origin + path, { cookies, hasScripts: true }));
      controls.push(await measureLoad(browser, plain.url + path, { cookies: [], hasScripts: false }));
    }
    say(`Round ${round} of ${rounds} of the loads is done.`);
  }
  return measured;
}

type Options = { pages: PageToLoad[]; rounds: number; say: (line: string) => void };
