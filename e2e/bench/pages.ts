import { loadavg } from 'node:os';
import { locales } from '@dana/contracts/locale';
import { makeCart, productsToBuy } from '../steps/prepare-cart.ts';
import { openBrowser } from '../support/open-browser.ts';
import { aProduct, productWithChoices } from '../support/products.ts';
import { sharedShop, storefrontUrl } from '../support/shared-shop.ts';
import { startTestShop } from '../support/start-test-shop.ts';
import { readBenchWords } from './bench-words.ts';
import { conditions } from './conditions.ts';
import { loadTables } from './load-tables.ts';
import { measureLoads } from './measure-loads.ts';
import { measurePresses } from './measure-presses.ts';
import { needsCart, pathOf } from './page-kinds.ts';
import { pressTable } from './press-table.ts';
import { startPlainServer } from './start-plain-server.ts';

/*
 * `pnpm bench [pages…] [--rounds 5] [--loads | --presses] [--beside <address>]`: cold loads on a slow phone, each page in turn
 * with a plain page of the same first view and with that of another running shop (a commit before), and what presses take. Medians. It judges nothing: machines differ.
 */

const { kinds, rounds, measuresLoads, measuresPresses, beside } = readBenchWords(
  process.argv.slice(2),
  process.env,
);
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const load = loadavg()[0] ?? 0;
const shop = await startTestShop(sharedShop);
const plain = await startPlainServer(storefrontUrl);
const browser = await openBrowser();
try {
  const { slug } = await productWithChoices('en');
  const [product] = await productsToBuy('en', 0, 1);
  if (!product) throw new Error('The sample shop sells nothing.');
  const cart = {
    name: 'cart_id',
    value: await makeCart([{ ...product, quantity: 1 }]),
    url: storefrontUrl,
  };
  const pages = kinds.flatMap((kind) =>
    locales.flatMap((locale) => {
      const path = pathOf(kind, locale, slug);
      const own = { name: path, origin: storefrontUrl, path, cookies: needsCart(kind) ? [cart] : [] };
      // The cart is one of this shop.
      const other = beside &&
        !needsCart(kind) && { ...own, name: `${path} (beside)`, origin: new URL(beside).origin };
      return other ? [other, own] : [own];
    }),
  );
  if (measuresLoads) {
    const measured = await measureLoads(browser, plain, { pages, rounds, say });
    process.stdout.write(`${loadTables(measured)}\n\nMedians of ${rounds}, ${conditions(load)}\n`);
  }
  if (measuresPresses) {
    const product = await aProduct('en');
    const measured = await measurePresses(browser, { kinds, slug: product.slug, rounds, say });
    process.stdout.write(`${pressTable(measured)}\n\nMedians of ${rounds}, ${conditions(load)}\n`);
  }
} finally {
  await browser.close();
  await plain.stop();
  await shop.stop();
}
