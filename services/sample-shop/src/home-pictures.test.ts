import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueDir } from './catalogue-dir.ts';
import { kindsIn, type ProductKind } from './kind-words.ts';

type Words = { en?: string; ar?: string };
type Shown = { title: Words; picture: { file: string; alt: Words } };
type Home = { sliders: Shown[]; banners: Shown[] };

const languages = ['en', 'ar'] as const;
const readJson = <Content>(...path: string[]): Content =>
  JSON.parse(readFileSync(join(catalogueDir, ...path), 'utf8')) as Content;
const models = readJson<Record<string, { noun: ProductKind }>>('../models/pictures.json');
const colours = readJson<{ key: string; name: Words }[]>('colours.json');
const homes = readdirSync(join(catalogueDir, 'homes')).map((name) => ({
  name: name.replace('.json', ''),
  shown: picturesOf(readJson<Home>('homes', name)),
}));

function picturesOf({ sliders, banners }: Home): Shown[] {
  return [...sliders, ...banners].filter(({ picture }) => picture);
}

const nounOf = (file: string): ProductKind | undefined => models[file.split('/')[0] ?? '']?.noun;

/** The colours that a text names after “in” or “باللون”, the longest name where one holds another: “rose gold”. */
function coloursIn(text: string, lang: 'en' | 'ar'): string[] {
  const before = lang === 'en' ? 'in ' : 'باللون ';
  return colours
    .filter(({ name }) => text.includes(`${before}${name[lang]}`))
    .toSorted((one, other) => (other.name[lang]?.length ?? 0) - (one.name[lang]?.length ?? 0))
    .slice(0, 1)
    .map(({ key }) => key);
}

describe.each(homes)('the home of $name', ({ shown }) => {
  const ofProducts = shown.filter(({ picture }) => nounOf(picture.file));

  it.each(ofProducts)('shows in $picture.file what its words say: kind and colour', ({ title, picture }) => {
    const noun = nounOf(picture.file);
    const [, colour] = /-(\w+)\.webp$/.exec(picture.file) ?? [];
    for (const text of [title, picture.alt])
      for (const lang of languages) {
        const named = kindsIn(text[lang] ?? '', lang);
        expect(named.length === 0 || (noun !== undefined && named.includes(noun)), text[lang]).toBe(true);
        expect([[], [colour]], text[lang]).toContainEqual(coloursIn(text[lang] ?? '', lang));
      }
  });

  it('shows no picture more than twice', () => {
    const files = shown.map(({ picture }) => picture.file);
    expect(files.filter((file) => files.filter((other) => other === file).length > 2)).toEqual([]);
  });
});
