import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@dana/config/workspace';
import { fixedRoutes, routesWithParameters } from '../support/all-routes.ts';
import { storefrontUrl } from '../support/shared-shop.ts';
import startSharedShop from '../support/start-shared-shop.ts';
import { openBrowser } from './open-browser.ts';
import { takeForcedScenes } from './take-forced-scenes.ts';
import { takeShot } from './take-shot.ts';

/*
 * `pnpm shots [paths …] [--width 390,1440] [--lang en,ar]`: full-page pictures of the routes (all of them by default), into
 * `shots/`, to be looked at one by one. With `E2E_REUSE=1` a shop that is already open is photographed.
 * `--forced-colours`: as a system shows them that lets pages have no colours; without paths, what shows a state, part by part.
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '390,1440' },
    lang: { type: 'string', default: 'en,ar' },
    'forced-colours': { type: 'boolean', default: false },
  },
});
const folder = join(workspaceRoot, 'shots');
await mkdir(folder, { recursive: true });
const closeShop = await startSharedShop();
const browser = await openBrowser();
const isForced = values['forced-colours'];
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
  const paths = positionals.length > 0 ? positionals : [...fixedRoutes, ...(await routesWithParameters())];
  for (const width of values.width.split(',').map(Number)) {
    for (const path of paths) {
      for (const lang of values.lang.split(',')) {
        const name = `${path.replaceAll('/', '_').replace(/^_$/, '_home')}-${lang}-${width}.png`.slice(1);
        const found = await takeShot(browser, {
          url: `${storefrontUrl}/${lang}${path === '/' ? '' : path}`,
          width,
          file: join(folder, isForced ? `forced-${name}` : name),
          isForced,
        });
        process.stdout.write(`${name}${found.map((line) => `\n  ${line}`).join('')}\n`);
      }
    }
  }
}
