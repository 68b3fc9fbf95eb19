import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueDir } from '@dana/sample-shop/catalogue-dir';
import { copySmallShop } from './copy-small-shop.ts';

const fromSample = [
  ...['countries', 'currencies', 'holidays', 'payment-methods', 'shipping-methods'].map(
    (name) => `${name}.json`,
  ),
];

/** So many cups, with the ids 101 and on. */
export const cupCount = 60;

export type Cups = {
  /** In English; each has its number after it. */
  name: string;
  /** In fils, of a cup with this number, from 0 on. */
  price: (number: number) => number;
  /** Numbers of cups that the folder does not have. */
  without?: readonly number[];
};

/** A folder for one test with sixty products of one picture, that are sent to where the sample shop sends. */
export function cupShop({ name, price, without = [] }: Cups): string {
  const folder = copySmallShop();
  for (const file of fromSample) copyFileSync(join(catalogueDir, file), join(folder, file));
  const glass = JSON.parse(readFileSync(join(folder, 'products/tea-glass.json'), 'utf8'));
  const { variations: _, oldPrice: __, ...plain } = glass;
  for (let number = 0; number < cupCount; number += 1) {
    if (without.includes(number)) continue;
    const cup = {
      ...plain,
      ...{ id: 101 + number, slug: `cup-${number}`, sku: `CUP-${number}`, stock: 100_000 },
      name: { en: `${name} ${number}`, ar: `فنجان ${number}` },
      price: (price(number) / 1000).toFixed(3),
    };
    writeFileSync(join(folder, `products/cup-${number}.json`), JSON.stringify(cup));
  }
  rmSync(join(folder, 'products/tea-glass.json'));
  return folder;
}
