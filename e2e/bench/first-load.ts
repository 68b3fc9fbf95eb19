import { browserArguments, findBrowser } from '@dana/config/find-browser';
import { chromium } from '@playwright/test';
import { sharedShop, storefrontUrl } from '../support/shared-shop.ts';
import { listProducts } from '../support/products.ts';
import { startTestShop } from '../support/start-test-shop.ts';
import { type Load, measureLoad } from './measure-load.ts';

/* `pnpm bench`: cold loads on a slow phone, page after page in turn, medians of five rounds. It judges nothing. */

const rounds = 5;
const shop = await startTestShop(sharedShop);
const { executablePath, environment } = await findBrowser(chromium.executablePath());
const browser = await chromium.launch({
  executablePath,
  args: browserArguments,
  env: { ...process.env, ...environment } as Record<string, string>,
});
try {
  const [product] = await listProducts('en', { category_id: '1', per_page: '9' });
  const paths = ['', '/category/electronics', `/product-details/${product?.slug}`].flatMap((path) => [
    `/en${path}`,
    `/ar${path}`,
  ]);
  const loads = new Map<string, Load[]>(paths.map((path) => [path, []]));
  // Once unmeasured: pictures are encoded when they are first asked for.
  for (const path of paths) await measureLoad(browser, storefrontUrl + path);
  for (let round = 0; round < rounds; round += 1)
    for (const path of paths) loads.get(path)?.push(await measureLoad(browser, storefrontUrl + path));

  const head = [
    'Page',
    'First paint',
    'Largest paint',
    'Interactive',
    'Requests before it',
    'Scripts',
    'All bytes',
    'Layout shift',
  ];
  const table = [
    `| ${head.join(' | ')} |`,
    '|---|--:|--:|--:|--:|--:|--:|--:|',
    ...[...loads].map(([path, list]) => rowOf(path, list)),
  ];
  process.stdout.write(`${table.join('\n')}\n`);
} finally {
  await browser.close();
  await shop.stop();
}

function rowOf(path: string, list: Load[]): string {
  const median = (pick: (load: Load) => number): number =>
    list.map(pick).toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
  const seconds = (pick: (load: Load) => number): string => `${(median(pick) / 1000).toFixed(2)} s`;
  const kilobytes = (pick: (load: Load) => number): string => `${(median(pick) / 1024).toFixed(0)} KB`;
  const cells = [
    path,
    seconds((load) => load.firstPaintMs),
    seconds((load) => load.largestPaintMs),
    seconds((load) => load.interactiveMs),
    String(median((load) => load.requestsBeforeLargestPaint)),
    kilobytes((load) => load.scriptBytes),
    kilobytes((load) => load.totalBytes),
    median((load) => load.layoutShift).toFixed(3),
  ];
  return `| ${cells.join(' | ')} |`;
}
