import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CatalogueRefused, faultLines } from './read/faults.ts';
import { checkCatalogue } from './load-shop.ts';
import { copySmallShop, type Edit } from './testing/copy-small-shop.ts';

async function faultsOf(folder: string): Promise<string[]> {
  const refused = await checkCatalogue(folder).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(refused instanceof CatalogueRefused)) throw refused ?? new Error('The catalogue was not refused.');
  return faultLines(refused.faults);
}

const product = 'products/tea-glass.json';
const inProduct = (from: string, to: string): Edit => ({ file: product, from, to });
const inCategories = (from: string, to: string): Edit => ({ file: 'categories.json', from, to });

describe('a catalogue', () => {
  it('that is right has no fault', async () => {
    const { catalogue, pictures } = await checkCatalogue(copySmallShop());
    expect(catalogue.products.map(({ value }) => [value.slug, value.price])).toEqual([['tea-glass', 1250]]);
    expect(pictures.map(({ path }) => path)).toEqual(['kitchen/square-natural', 'tea-glass/front-clear']);
  });

  it.each<[string, Edit, string]>([
    ['is no JSON', inProduct('"id": 7,', '"id": 7'), '3:3  A comma is missing before this.'],
    ['lacks something', inProduct('  "sku": "TEA-1",\n', ''), '1:1  "sku" is missing.'],
    [
      'has something of another kind',
      inProduct('"stock": 4', '"stock": "4"'),
      '19:7  "stock" must be a number, and is a text.',
    ],
    [
      'has something out of bounds',
      inProduct('"stock": 4', '"stock": -4'),
      '19:7  "stock" must be at least 0.',
    ],
    ['has something misspelt', inProduct('"excerpt"', '"excerp"'), '8:3  "excerp" is not known here.'],
    [
      'has one of several, and another is meant',
      inCategories('"slug"', '"sizeGuide": { "size": "hats" }, "slug"'),
      '4:20  "size" must be one of clothing, shoes, rings.',
    ],
    [
      'names an attribute that is not there for a size guide',
      inCategories('"slug"', '"sizeGuide": { "length": "rings" }, "slug"'),
      '4:20  There is no attribute "length".',
    ],
    [
      'has an amount as a number',
      inProduct('"1.250"', '1.25'),
      '10:3  "price" must be an amount in dinars, written as text: "64.900".',
    ],
    [
      'has an old price below the new one',
      inProduct('"1.500"', '"1.000"'),
      '11:3  "oldPrice" must be higher than the price.',
    ],
    [
      'has a moment in other words',
      inProduct('3 days ago', 'last week'),
      '12:3  "addedAt" must be "now", "12 days ago", "in 12 days", or a date with time such as "2026-11-23T09:00:00Z".',
    ],
    [
      'names a category that is not there',
      inProduct('"category": "kitchen"', '"category": "garden"'),
      '6:3  There is no category "garden".',
    ],
    [
      'names a picture that is not there',
      inCategories('square-natural', 'square-red'),
      '7:18  There is no file in pictures/ called "kitchen/square-red.svg".',
    ],
    [
      'chooses a value that is not there',
      inProduct('"size": "l"', '"size": "xl"'),
      '25:20  There is no value of "size" "xl".',
    ],
    ['gives a number twice', inProduct('"id": 72', '"id": 71'), '23:7  71 is taken by another entry.'],
    [
      'has another currency for its prices',
      { file: 'currencies.json', from: '"rate": "1"', to: '"rate": "2"' },
      '8:5  Prices are written in dinars: the default is "KWD" with the rate "1".',
    ],
  ])('that %s is refused with the place', async (_, edit, fault) => {
    expect(await faultsOf(copySmallShop([edit]))).toContain(`${edit.file}:${fault}`);
  });

  it('has all its faults listed, in the order of files and lines, and none that follows from another', async () => {
    const folder = copySmallShop([
      inProduct('"price": "1.250"', '"price": "0"'),
      inProduct('"stock": 3', '"stock": 3.5'),
      inCategories('"id": 1,', '"id": 1,,'),
      { file: 'pages/about.json', from: '"about"', to: '"About us"' },
    ]);
    expect(await faultsOf(folder)).toEqual([
      'categories.json:3:13  A name in double quotes is missing here; the comma before it may be one too many.',
      'pages/about.json:3:3  "slug" must be small letters, digits and single hyphens.',
      `${product}:10:3  "price" must be more than nothing.`,
      `${product}:26:7  "stock" must be a whole number.`,
    ]);
  });

  it.each([
    ['product.json', 'This is no part of a catalogue.'],
    ['pictures/tea-glass/Front Clear.png', 'A picture is called <folder>/<view>-<name>.'],
    ['pictures/tea-glass/back-clear.png', 'This is not a picture that can be read.'],
  ])('with a file %s is refused', async (file, reason) => {
    const folder = copySmallShop();
    writeFileSync(join(folder, file), '[]');
    expect((await faultsOf(folder))[0]).toContain(`${file}  ${reason}`);
  });

  it('whose countries and holidays refer to what is not there, or say days out of order, is refused', async () => {
    const folder = copySmallShop();
    const place = { id: 1, code: 'KW', phoneCode: '+965', name: { en: 'Kuwait' }, cities: [] };
    const slow = { method: 'sea', price: '2.000', minDays: 9, maxDays: 3 };
    const write = (file: string, content: object) =>
      writeFileSync(join(folder, file), JSON.stringify(content));
    write('countries.json', [{ ...place, shipping: [{ method: 'air' }], payments: ['cash', 'cash'] }]);
    const day = { name: { en: 'Day' }, calendar: 'gregorian', month: 1, day: 1 };
    write('holidays.json', [{ id: 1, countries: ['XX'], ...day }]);
    const faults = (await faultsOf(folder)).map((line) => line.replace(/:\d+:\d+ {2}/, ' '));
    expect(faults).toEqual([
      'countries.json There is no shipping method "air".',
      'countries.json There is no payment method "cash".',
      'countries.json "cash" stands here twice.',
      'holidays.json There is no country "XX".',
    ]);
    write('countries.json', [{ ...place, shipping: [slow] }]);
    expect((await faultsOf(folder)).join()).toContain('must be a "method" alone, or with "price"');
  });

  it('with two pictures of one name is refused', async () => {
    const folder = copySmallShop();
    const picture = join(folder, 'pictures/tea-glass/front-clear');
    cpSync(`${picture}.svg`, `${picture}.webp`);
    expect((await faultsOf(folder))[0]).toContain('Another file is called tea-glass/front-clear already');
  });

  it('is not an empty folder', async () => {
    const folder = copySmallShop();
    expect(await faultsOf(join(folder, 'nowhere'))).toEqual([
      `${join(folder, 'nowhere')}  Nothing of a catalogue is here.`,
    ]);
  });
});
