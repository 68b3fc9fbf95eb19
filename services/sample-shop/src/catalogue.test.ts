import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeDeliveryFrom, freeDeliveryText } from '@dana/contracts/shop-terms';
import { describe, expect, it } from 'vitest';
import { catalogueDir, picturesDir } from './catalogue-dir.ts';

type Words = { en?: string; ar?: string };
type Picture = { file: string; alt: Words };

const read = (file: string) => JSON.parse(readFileSync(join(catalogueDir, file), 'utf8'));
const texts = readdirSync(catalogueDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join(catalogueDir, name), 'utf8'));
const pictures: Picture[] = texts.flatMap((text) => picturesIn(JSON.parse(text)));

/** Pictures that pages of the storefront show by themselves, whatever the catalogue. */
const shownByPages = [
  'scene-about/wide-natural.webp',
  'scene-blog-pearls/wide-natural.webp',
  'scene-hero-wardrobe/wide-natural.webp',
  'horizon-headphones/angle-graphite.webp',
  'field-jacket/front-navy.webp',
  'arc-handbag/angle-sand.webp',
  'pearl-necklace/front-gold.webp',
];

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'file' in value ? [value as Picture] : Object.values(value).flatMap(picturesIn);
}

describe('the sample catalogue', () => {
  it('names every picture of its folder, and no other', () => {
    const named = new Set([...pictures.map(({ file }) => file), ...shownByPages]);
    expect(named.size).toBeGreaterThan(200);
    expect([...named].toSorted()).toEqual(globSync('*/*', { cwd: picturesDir }).toSorted());
  });

  it('says in words what its pictures show, in both languages', () => {
    const silent = pictures.filter(
      ({ alt }) => !/\p{L}/u.test(alt.en ?? '') || !/\p{Script=Arabic}/u.test(alt.ar ?? ''),
    );
    expect(silent).toEqual([]);
    const { pictures: bags } = read('products/hadeel-majlis-speaker.json') as { pictures: Picture[] };
    expect(bags[0]?.alt.en).toMatch(/Speaker, seen /);
  });

  it('keeps the currency of each price on the line of its amount', () => {
    expect(texts.flatMap((text) => text.match(/KWD \d[\d.]*/g) ?? [])).toEqual([]);
  });

  it('promises free delivery from the amount that the terms of the shop name', () => {
    const [standard] = read('shipping-methods.json') as { freeFrom: string }[];
    expect(Number(standard?.freeFrom)).toBe(freeDeliveryFrom.amount);
    const promises = texts.flatMap(
      (text) =>
        text.match(
          /(?:[Ff]ree (?:delivery )?(?:in Kuwait )?(?:for orders )?from|مجاني (?:داخل الكويت )?(?:للطلبات )?ابتداءً من) \u2066?KWD\u00a0[\d.]*\d/g,
        ) ?? [],
    );
    expect(promises.length).toBeGreaterThanOrEqual(10);
    const elsewhere = (read('countries.json') as { shipping: { freeFrom?: string }[] }[])
      .flatMap(({ shipping }) => shipping)
      .flatMap(({ freeFrom }) => (freeFrom ? [`KWD\u00a0${freeFrom}`] : []));
    const known = [freeDeliveryText(), ...elsewhere];
    expect(promises.filter((promise) => !known.some((amount) => promise.endsWith(amount)))).toEqual([]);
  });
});
