import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueDir, picturesDir } from './catalogue-dir.ts';

type Words = { en?: string; ar?: string };
type Picture = { file: string; alt: Words };

const read = (file: string) => JSON.parse(readFileSync(join(catalogueDir, file), 'utf8'));
const texts = readdirSync(catalogueDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join(catalogueDir, name), 'utf8'));
const pictures: Picture[] = texts.flatMap((text) => picturesIn(JSON.parse(text)));

/** Pictures that pages show because of what the shop says of itself. */
const shownByShop = [
  ...readFileSync(join(catalogueDir, 'shop.json'), 'utf8').matchAll(/\/api\/media\/([\w/-]+)\.jpg/g),
].map(([, name]) => `${name}.webp`);

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  // `shop.json` names pictures by their address.
  if ('file' in value && String(value.file).startsWith('/')) return [];
  return 'file' in value ? [value as Picture] : Object.values(value).flatMap(picturesIn);
}

describe('the sample catalogue', () => {
  it('names every picture of its folder, and no other', () => {
    const named = new Set([...pictures.map(({ file }) => file), ...shownByShop]);
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

  it('promises free delivery from the amounts of its ways of delivery', () => {
    const [standard] = read('shipping-methods.json') as { freeFrom: string }[];
    const usual = `KWD\u00a0${Number(standard?.freeFrom).toFixed(3)}`;
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
    const known = [usual, ...elsewhere];
    expect(promises.filter((promise) => !known.some((amount) => promise.endsWith(amount)))).toEqual([]);
  });
});
