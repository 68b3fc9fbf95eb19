import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@dana/config/workspace';
import { fixedRoutes, routesWithParameters } from '../support/all-routes.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import startSharedShop from '../support/start-shared-shop.ts';
import { makeShopper } from './make-shopper.ts';
import { openBrowser } from '../support/open-browser.ts';
import { takeForcedScenes } from './take-forced-scenes.ts';
import { takeShot } from './take-shot.ts';

/*
 * `pnpm shots [paths …] [--width 390,1440] [--lang en,ar]`: full-page pictures of the routes (all of them by default), into
 * `shots/`, to be looked at one by one. With `E2E_REUSE=1` a shop that is already open is photographed.
 * `--dark`: as they look at night. `--forced-colours`: as a system shows them that lets pages have no colours; without paths,
 * what shows a state, part by part. `--shopper`: as somebody sees them who has an account, an order, and things in the cart and on
 * the wishlist; without paths, the pages that show it.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '390,1440' },
    lang: { type: 'string', default: 'en,ar' },
    dark: { type: 'boolean', default: false },
    shopper: { type: 'boolean', default: false },
    'forced-colours': { type: 'boolean', default: false },
  },
});
const folder = join(workspaceRoot, 'shots');
await mkdir(folder, { recursive: true });
const closeShop = await startSharedShop();
const browser = await openBrowser();
const isForced = values['forced-colours'];
const looks = { forced: isForced, dark: values.dark, shopper: values.shopper };
const prefix = Object.entries(looks)
  .map(([look, isOn]) => (isOn ? `${look}-` : ''))
  .join('');
try {
  if (isForced && positionals.length === 0) {
    for (const lang of values.lang.split(','))
      await takeForcedScenes(browser, folder, lang === 'ar' ? 'ar' : 'en');
  } else await takePages();
} finally {
  await browser.close();
  await closeShop?.();
}

async function takePages(): Promise<void> {
  const shopper = values.shopper ? await makeShopper() : undefined;
  const all = shopper?.paths ?? [...fixedRoutes, ...(await routesWithParameters())];
  const paths = positionals.length > 0 ? positionals : all;
  for (const width of values.width.split(',').map(Number)) {
    for (const path of paths) {
      for (const lang of values.lang.split(',')) {
        const name = `${prefix}${nameOf(path)}-${lang}-${width}.png`;
        const found = await takeShot(browser, {
          url: `${storefrontUrl}/${lang}${path === '/' ? '' : path}`,
          width,
          file: join(folder, name),
          isForced,
          isDark: values.dark,
          cookies: shopper?.cookies,
        });
        process.stdout.write(`${name}${found.map((line) => `\n  ${line}`).join('')}\n`);
      }
    }
  }
}

/** An order has another number in each shop. */
function nameOf(path: string): string {
  if (path === '/') return 'home';
  return path
    .slice(1)
    .replace(/^order\/.+/, 'order')
    .replaceAll(/[/?=&]/g, '_');
}
