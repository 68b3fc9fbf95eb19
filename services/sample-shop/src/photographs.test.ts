import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureSize } from '@dana/contracts/media';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { catalogueDir } from './catalogue-dir.ts';
import { kindsIn, type ProductKind } from './kind-words.ts';
import { photographFiles, readPhotograph } from './photographs.ts';

type Words = { en?: string; ar?: string };
type Product = { slug: string; name: Words; pictures: { file: string; alt: Words; colour: string }[] };
type Model = { noun: ProductKind; pictures: Record<string, string[]> };

const readJson = <Content>(...path: string[]): Content =>
  JSON.parse(readFileSync(join(catalogueDir, ...path), 'utf8')) as Content;
const models = readJson<Record<string, Model>>('../models/pictures.json');
const scenes = readJson<Record<string, { view: string }>>('../models/scenes.json');
const sceneViews = new Map(
  Object.entries(scenes).map(([folder, { view }]) => [`${folder}/${view}-natural.webp`, view]),
);
const ofScenes = photographFiles().filter((file) => sceneViews.has(file));
const ofProducts = photographFiles().filter((file) => !sceneViews.has(file));
const products = readdirSync(join(catalogueDir, 'products')).map((file) =>
  readJson<Product>('products', file),
);
const nounOf = (file: string): ProductKind | undefined => models[file.split('/')[0] ?? '']?.noun;
const photographed = products.filter(({ pictures }) => pictures.some(({ file }) => nounOf(file)));

describe('the photographs', () => {
  it('are those that the models ask for, and each is shown by one product', () => {
    const modelled = Object.entries(models).flatMap(([folder, { pictures }]) =>
      Object.entries(pictures).flatMap(([colour, views]) =>
        views.map((view) => `${folder}/${view}-${colour}.webp`),
      ),
    );
    expect(ofProducts.filter((file) => !modelled.includes(file))).toEqual([]);
    const shown = products.flatMap(({ pictures }) => pictures.map(({ file }) => file));
    expect(shown.filter((file) => file.endsWith('.webp')).toSorted()).toEqual(ofProducts);
  });

  it.each(ofProducts)('%s is square, large, and transparent unless it is a close-up', async (file) => {
    const { width, height, hasAlpha } = await sharp(readPhotograph(file)).metadata();
    expect(width).toBe(height);
    expect(width).toBeGreaterThanOrEqual(1000);
    expect(hasAlpha || file.includes('/detail-')).toBe(true);
  });

  it.each(ofScenes)('%s fills its picture, in the aspect of its view', async (file) => {
    const { width = 0, height = 0, hasAlpha } = await sharp(readPhotograph(file)).metadata();
    const shown = pictureSize(sceneViews.get(file) ?? '');
    expect(height / width).toBeCloseTo(shown.height / shown.width, 2);
    expect(hasAlpha).toBe(false);
  });

  it('weigh less than 40 MB in all', () => {
    const bytes = photographFiles().reduce((sum, file) => sum + readPhotograph(file).byteLength, 0);
    expect(bytes).toBeLessThan(40 * 1024 * 1024);
  });
});

describe('a product with photographs', () => {
  it.each(photographed)('$slug is in name and alternative texts what its model is', ({ name, pictures }) => {
    const nouns = new Set(pictures.map(({ file }) => nounOf(file)));
    expect(nouns.size).toBe(1);
    const [noun] = nouns;
    for (const { alt } of pictures) {
      // A product may be named in one language alone.
      if (alt.en) expect(kindsIn(alt.en, 'en')).toEqual([noun]);
      if (alt.ar) expect(kindsIn(alt.ar, 'ar')).toContain(noun);
    }
    // A name may leave its kind out ("Noqta One"); it never names another.
    expect([[], [noun]]).toContainEqual(kindsIn(name.en ?? '', 'en'));
    const arabic = kindsIn(name.ar ?? '', 'ar');
    expect(arabic.length === 0 || (noun !== undefined && arabic.includes(noun))).toBe(true);
  });
});

describe('kinds of products', () => {
  it('share no picture: nothing is shown as something else', () => {
    const kindsByFile = new Map<string, Set<string>>();
    for (const { name, pictures } of products)
      for (const { file } of pictures)
        kindsByFile.set(file, (kindsByFile.get(file) ?? new Set()).add(kindsIn(name.en ?? '', 'en').join()));
    const mixed = [...kindsByFile].filter(([, kinds]) => kinds.size > 1).map(([file]) => file);
    expect(mixed).toEqual([]);
  });

  it('are told apart where one word holds another', () => {
    expect(kindsIn('Morning Drop Earrings', 'en')).toEqual(['earrings']);
    expect(kindsIn('Horizon Bar Pendant', 'en')).toEqual(['pendant']);
    expect(kindsIn('خاتم الموجة', 'ar')).toEqual(['ring']);
    expect(kindsIn('قلادة الأفق', 'ar')).toEqual(['necklace', 'pendant']);
  });
});
