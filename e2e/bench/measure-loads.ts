import type { Browser } from '@playwright/test';
import type { Cookie } from './slow-phone.ts';
import type { PageLoads } from './load-tables.ts';
import { makeControl } from './make-control.ts';
import { measureLoad } from './measure-load.ts';
import type { PlainServer } from './start-plain-server.ts';

export type PageToLoad = { path: string; cookies: Cookie[] };

/** A control that shows something else would prove nothing; a line may break elsewhere in another font. Unit: pixels. */
const mostMoved = 4;

/** Loads each page and its control in turn, round after round. */
export async function measureLoads(
  browser: Browser,
  plain: PlainServer,
  { origin, pages, rounds, say }: Options,
): Promise<PageLoads[]> {
  const measured: (PageLoads & { cookies: Cookie[] })[] = [];
  for (const { path, cookies } of pages) {
    const document = await makeControl(browser, plain, { origin, path, cookies });
    if (document.movedBy > mostMoved)
      say(`The control of ${path} shows something else: ${document.movedBy} px.`);
    // Once unmeasured: pictures are encoded, and the control's copied, when they are first asked for.
    await measureLoad(browser, plain.url + path, { cookies: [], hasScripts: false });
    await measureLoad(browser, origin + path, { cookies, hasScripts: true });
    measured.push({ path, cookies, document, loads: [], controls: [] });
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const { path, cookies, loads, controls } of measured) {
      loads.push(await measureLoad(browser, origin + path, { cookies, hasScripts: true }));
      controls.push(await measureLoad(browser, plain.url + path, { cookies: [], hasScripts: false }));
    }
    say(`Round ${round} of ${rounds} of the loads is done.`);
  }
  return measured;
}

type Options = { origin: string; pages: PageToLoad[]; rounds: number; say: (line: string) => void };
