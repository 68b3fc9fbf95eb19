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
 * `pnpm bench [pages…] [--rounds 5] [--loads | --presses]`: cold loads on a slow phone, each page in turn with a
 * plain page of the same first view, and what presses take there. Medians. It judges nothing: machines differ.
 */

const { kinds, rounds, measuresLoads, measuresPresses } = readBenchWords(process.argv.slice(2), process.env);
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
    locales.map((locale) => ({
      path: pathOf(kind, locale, slug),
      cookies: needsCart(kind) ? [cart] : [],
    })),
  );
  if (measuresLoads) {
    const measured = await measureLoads(browser, plain, { origin: storefrontUrl, pages, rounds, say });
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
