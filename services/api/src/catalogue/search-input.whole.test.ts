import { foldedTokens, foldText } from '@dana/contracts/text-folding';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopOfSuite } from '../testing/shop-of-suite.ts';
import { findProducts } from './find-products.ts';
import { lexiconOf } from './lexicon/lexicon.ts';
import { planSearch } from './plan-search.ts';

const limit = { timeout: 60_000 };
const dinar = { code: 'KWD', rate: '1' };
const paging = { page: 1, perPage: 100, offset: 0 };

const lexicon = lexiconOf([]);
const { api, rows } = shopOfSuite();
let products: { id: number; words: string[] }[];
beforeAll(async () => {
  products = (await rows('products')).map(({ id, name, sku }) => ({
    id,
    words: foldedTokens(`${name.en ?? ''} ${name.ar ?? ''} ${sku}`),
  }));
});

async function search(words: string): Promise<number[]> {
  const { rows } = await findProducts(api.db, { search: words }, paging, dinar);
  return rows.map(({ id }) => id);
}

// Ways to write the same: case, tashkeel, tatweel, hamzas, digits and marks of direction.
const spellings: Record<string, string[]> = {
  ا: ['أ', 'إ', 'آ', 'ا'],
  ه: ['ه', 'ة'],
  ي: ['ي', 'ى'],
  1: ['1', '١', '۱'],
};
const spelt = (word: string, dice: number[]) =>
  [...word]
    .map((letter, index) => {
      const die = dice[index % dice.length] ?? 0;
      const forms = spellings[letter] ?? [letter, letter.toUpperCase()];
      const marks = /\p{Script=Arabic}/u.test(letter) ? ['', 'َ', 'ـ', '\u200f'] : [''];
      return (forms[die % forms.length] ?? letter) + (marks[die % marks.length] ?? '');
    })
    .join('');

const pick = fc.record({
  product: fc.nat(),
  word: fc.nat(),
  dice: fc.array(fc.nat(60), { minLength: 8, maxLength: 8 }),
});
const chosen = (product: number, word: number) => {
  const { id, words } = products[product % products.length] ?? { id: 0, words: [] };
  return { id, words, word: words[word % words.length] ?? '' };
};

describe('any search', () => {
  it('finds a product by each of its words, however it is written', limit, async () => {
    await fc.assert(
      fc.asyncProperty(pick, async ({ product, word: index, dice }) => {
        const { id, word } = chosen(product, index);
        const written = spelt(word, dice);
        expect(foldText(written)).toBe(word);
        expect(await search(written)).toContain(id);
      }),
      { numRuns: 80 },
    );
  });

  it('finds it by the beginning of a word, and by all its words in any order', limit, async () => {
    await fc.assert(
      fc.asyncProperty(pick, async ({ product, word: index, dice }) => {
        const { id, word, words } = chosen(product, index);
        expect(await search(word.slice(0, 1 + ((dice[0] ?? 0) % word.length)))).toContain(id);
        const shuffled = words.toSorted(() => ((dice[1] ?? 0) % 3) - 1).slice(0, 8);
        expect(await search(shuffled.join(' '))).toContain(id);
      }),
      { numRuns: 60 },
    );
  });

  it(
    'finds it with one letter left out, added or exchanged, unless that is or may mean another word',
    limit,
    async () => {
      let corrected = 0;
      await fc.assert(
        fc.asyncProperty(pick, async ({ product, word: index, dice }) => {
          const { id, word } = chosen(product, index);
          const [at = 0, kind = 0] = dice;
          const place = at % word.length;
          const typed = [
            word.slice(0, place) + word.slice(place + 1),
            `${word.slice(0, place)}x${word.slice(place)}`,
            `${word.slice(0, place)}${word[place + 1] ?? ''}${word[place]}${word.slice(place + 2)}`,
          ][kind % 3];
          if (!typed || word.length < 5 || /\d/.test(typed)) return;
          // A mistake that is another word, or a name for one, is searched as typed; so is what two words may have meant.
          const plan = await planSearch(api.db, typed);
          if (lexicon.has(typed) || plan?.corrected !== word) return;
          expect(await search(typed)).toContain(id);
          corrected += 1;
        }),
        { numRuns: 80 },
      );
      expect(corrected).toBeGreaterThan(10);
    },
  );

  it('of whatever text is answered, and takes nothing in it for a command', limit, async () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed()),
      fc
        .array(fc.constantFrom(..."'&|!:*()<->\\%_\0 aا".split('')), { maxLength: 20 })
        .map((all) => all.join('')),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (text) => {
        const found = await search(text);
        const shown = text.trim() === '' ? products.length : 0;
        if (foldedTokens(text).length === 0) expect(found).toHaveLength(shown);
      }),
      { numRuns: 100 },
    );
  });
});
