import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { copySmallShop, type Edit } from '../load/testing/copy-small-shop.ts';
import { runCatalogue } from '../load/testing/run-catalogue.ts';
import { apiCalls } from '../openapi/calls.ts';
import { callerOfProcess } from '../testing/caller-of-process.ts';
import { folderOfSuite } from '../testing/folders.ts';
import { killProcesses, startProcess } from '../testing/start-process.ts';
import { register } from '../testing/test-caller.ts';

const slowMachineMs = 120_000;

const dataDir = folderOfSuite('load');
afterEach(killProcesses);

/** `pnpm catalogue load <a small shop with these edits> …words`. */
const load = (edits: readonly Edit[], ...words: string[]) =>
  runCatalogue({ DATA_DIR: dataDir }, 'load', copySmallShop(edits), ...words);

/** Starts the API on what was loaded, without a catalogue to fill an empty shop with. */
async function openShop() {
  const api = await startProcess({ DATA_DIR: dataDir, API_CATALOGUE: '' });
  return { ...api, call: callerOfProcess(api) };
}

/** What the stopped shop holds. */
async function stored() {
  const { db, close } = await openDatabase({ dataDir });
  const products = await db.selectFrom('products').select(['slug', 'price_minor']).execute();
  const pictures = await db.selectFrom('pictures').select('path').orderBy('path').execute();
  await close();
  return { prices: products.map(({ slug, price_minor }) => [slug, Number(price_minor)]), pictures };
}

/* In their order: each finds the shop as the one before left it. */
describe('a catalogue loaded by the command', { timeout: slowMachineMs }, () => {
  it('is needed by nothing: without one the API opens an empty shop, answers each call, and logs how to load one', async () => {
    const shop = await openShop();
    expect(shop.log()).toContain('pnpm catalogue load <folder>');
    const reads = apiCalls.filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    expect(reads.length).toBeGreaterThan(10);
    for (const { path } of reads)
      expect([path, (await shop.call('GET', path)).status < 500]).toEqual([path, true]);
    expect((await shop.call('GET', '/products')).body).toMatchObject({ data: [], meta: { total: 0 } });
    await shop.stop('SIGTERM');
  });

  it('is what the shop shows then, with its pictures', async () => {
    const { code, stdout } = await load([]);
    expect([code, stdout]).toEqual([0, 'Loaded: 1 products, 0 posts, 1 pages, 2 pictures.\n']);
    const shop = await openShop();
    const found = (await shop.call('GET', '/products?search=glass')).body;
    expect(found).toMatchObject({ data: [{ name: 'Tea glass', price: 1.25 }], meta: { total: 1 } });
    expect((await shop.call('GET', '/products/tea-glass?lang=ar')).body.data).toMatchObject({
      ...{ name: 'كأس شاي', variations: [{ price: 1.25 }, { price: 1.4 }] },
      main_img: { full_url: '/api/media/tea-glass/front-clear.jpg' },
    });
    const picture = await fetch(`${shop.baseUrl}/api/media/tea-glass/front-clear-320.webp`);
    const { width, format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
    expect([width, format]).toEqual([320, 'webp']);
    const { content } = (await shop.call('GET', '/page/about')).body.data;
    expect(content).toContain('We sell tea glasses.');
    expect(content).not.toContain('<script');
    await shop.stop('SIGTERM');
  });

  it('does not take the place of another without being asked to, and does when it is', async () => {
    const dearer = [{ file: 'products/tea-glass.json', from: '"1.250"', to: '"1.300"' }];
    const refused = await load(dearer);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('Add --replace')]);
    expect((await load(dearer, '--replace')).code).toBe(0);
    expect((await stored()).prices).toEqual([['tea-glass', 1300]]);
  });

  // Each kind of fault is in check-catalogue.test.ts.
  it.each([
    [
      'it has faults',
      [
        { file: 'products/tea-glass.json', from: '"1.250"', to: '"9.000"' },
        { file: 'pages/about.json', from: '"slug"', to: '"slugg"' },
      ],
      /^pages\/about\.json:1:1 {2}"slug" is missing\.\n.*\n.*"oldPrice" must be.*\n.* has 3 faults; nothing was loaded\./,
    ],
    [
      'the database itself refuses it',
      // As high as a number in JSON may be, and no integer of PostgreSQL.
      [{ file: 'products/tea-glass.json', from: '"id": 7,', to: '"id": 9007199254740991,' }],
      /./,
    ],
  ])('leaves the shop as it was where %s, and the command fails', async (_, edits, said) => {
    const before = await stored();
    const { code, stderr } = await load(edits, '--replace');
    expect(code).toBe(1);
    expect(stderr).toMatch(said);
    expect(await stored()).toEqual(before);
  });

  it('takes no place once somebody has an account, and says so', async () => {
    const shop = await openShop();
    await register(shop.call);
    const whileOpen = await load([], '--replace');
    expect(whileOpen.stderr).toMatch(/in use by process \d+/);
    await shop.stop('SIGTERM');
    const { code, stderr } = await load([], '--replace');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^This shop has 0 orders and 1 account,/)]);
  });
});
