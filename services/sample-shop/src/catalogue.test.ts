import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freeDeliveryFrom, freeDeliveryText } from '@dana/contracts/shop-terms';
import { describe, expect, it } from 'vitest';
import { catalogueDir, drawPictures } from './draw-pictures.ts';
import { colours } from './drawings/colours.ts';

type Words = { en?: string; ar?: string };
type Picture = { file: string; alt: Words };

const read = (file: string) => JSON.parse(readFileSync(join(catalogueDir, file), 'utf8'));
const texts = readdirSync(catalogueDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join(catalogueDir, name), 'utf8'));
const pictures: Picture[] = texts.flatMap((text) => picturesIn(JSON.parse(text)));

function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'file' in value ? [value as Picture] : Object.values(value).flatMap(picturesIn);
}

describe('the sample catalogue', () => {
  it('names pictures that are drawn', () => {
    drawPictures();
    expect(pictures.length).toBeGreaterThan(200);
    const missing = pictures.filter(({ file }) => !existsSync(join(catalogueDir, 'pictures', file)));
    expect(missing).toEqual([]);
  });

  it('keeps no picture that nothing names any more', () => {
    drawPictures();
    mkdirSync(join(catalogueDir, 'pictures/ring'), { recursive: true });
    const left = join(catalogueDir, 'pictures/ring/left-gold.svg');
    writeFileSync(left, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    rmSync(join(catalogueDir, 'pictures/.drawn'));
    drawPictures();
    expect(existsSync(left)).toBe(false);
  });

  it('says in words what its pictures show, in both languages', () => {
    const silent = pictures.filter(
      ({ alt }) => !/\p{L}/u.test(alt.en ?? '') || !/\p{Script=Arabic}/u.test(alt.ar ?? ''),
    );
    expect(silent).toEqual([]);
    const { pictures: bags } = read('products/hadeel-majlis-speaker.json') as { pictures: Picture[] };
    expect(bags[0]?.alt.en).toMatch(/Speaker, seen /);
  });

  it('offers the colours that pictures are drawn in', () => {
    const offered = (read('colours.json') as { key: string; code: string }[]).map(({ key, code }) => [
      key,
      code,
    ]);
    expect(offered).toEqual(Object.entries(colours).map(([key, { base }]) => [key, base]));
  });

  it('promises free delivery from the amount that the terms of the shop name', () => {
    const [standard] = read('shipping-methods.json') as { freeFrom: string }[];
    expect(Number(standard?.freeFrom)).toBe(freeDeliveryFrom.amount);
    const promises = texts.flatMap(
      (text) =>
        text.match(
          /(?:[Ff]ree (?:delivery )?(?:in Kuwait )?(?:for orders )?from|مجاني (?:داخل الكويت )?(?:للطلبات )?ابتداءً من) \u2066?KWD [\d.]*\d/g,
        ) ?? [],
    );
    expect(promises.length).toBeGreaterThanOrEqual(10);
    const elsewhere = (read('countries.json') as { shipping: { freeFrom?: string }[] }[])
      .flatMap(({ shipping }) => shipping)
      .flatMap(({ freeFrom }) => (freeFrom ? [`KWD ${freeFrom}`] : []));
    const known = [freeDeliveryText(), ...elsewhere];
    expect(promises.filter((promise) => !known.some((amount) => promise.endsWith(amount)))).toEqual([]);
  });
});
