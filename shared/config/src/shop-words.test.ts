import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleCatalogue } from './sample-catalogue.ts';
import { workspaceRoot } from './workspace.ts';

type Said = {
  name: { en: string; ar: string };
  contact: { phone: string; email: string; address: { en: string; ar: string } };
  registration: { en: string };
  lists: { empty: Words };
  promises: { replyWithin: Words; checkout: Words };
  newsletter: { text: Words; often: Words };
  figures: Record<string, Words>;
};
type Words = { en: string; ar: string };

const sources = ['shell/src', 'mf-*/src', 'shared/*/src', 'services/*/src'];
/** `sample-shop` is the shop that is said; in `lexicon` its name is a word for a pearl. */
const isOfShop = (path: string) => !/\.test\.|\/testing\/|^services\/sample-shop\/|\/lexicon\//.test(path);

const said = () => JSON.parse(readFileSync(join(sampleCatalogue, 'shop.json'), 'utf8')) as Said;

function wordsOfShop(): { name: RegExp; others: string[] } {
  const { name, contact, registration } = said();
  const { phone, email, address } = contact;
  const others = [
    ...[name.ar, phone, phone.replaceAll(' ', ''), email.slice(email.indexOf('@') + 1)],
    ...[address.en, address.ar, registration.en.replaceAll(/\D/g, '')],
  ];
  // In small letters it is what packages and databases are called.
  // Behind a line break as sources write it (`\\n`) no word begins for `\\b`.
  return { name: new RegExp(`(?:\\b|\\\\n)${name.en}\\b`), others };
}

/** What the shop promises of itself, and no other has to keep. */
function promisesOfShop(): string[] {
  const { lists, promises, newsletter, figures } = said();
  const promised = [lists.empty, promises.replyWithin, promises.checkout, newsletter.text, newsletter.often];
  return [...promised, ...Object.values(figures)].flatMap(({ en, ar }) => [en, ar]);
}

it('no source file says which shop it is: name, telephone, address, number and promises are data', () => {
  const { name, others } = wordsOfShop();
  const words = [...others, ...promisesOfShop()];
  const files = globSync(
    sources.map((folder) => `${folder}/**/*.{ts,tsx,json,css,html}`),
    { cwd: workspaceRoot },
  ).filter(isOfShop);
  expect(files.length).toBeGreaterThan(1_000);
  const saying = files.filter((file) => {
    const text = readFileSync(join(workspaceRoot, file), 'utf8');
    return name.test(text) || words.some((each) => text.includes(each));
  });
  expect(saying).toEqual([]);
});
