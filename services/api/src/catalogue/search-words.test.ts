import { describe, expect, it } from 'vitest';
import { lexiconOf } from './lexicon/lexicon.ts';
import { asTyped, queryUnits, queryWords, searchTextOf } from './search-words.ts';
import { lexiconKey, stemOf } from './word-forms.ts';

const isNoWord = () => false;
const lexicon = lexiconOf([]);
const { has, isThing, nearestTo, synonymsOf, wordsFrom } = lexicon;

describe('what a search looks for', () => {
  it('is nothing for a query without words, and eight words at most', () => {
    expect(queryWords(' ،؟ % \u0000 \ud83d ')).toEqual([]);
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
    expect(queryWords('bag bag')).toHaveLength(1);
  });

  it('is the same however keys were held, dots were typed, and a space was left out behind an ending', () => {
    expect(queryWords('عطرررر ساعةذكية')).toEqual(['عطر', 'ساعه', 'ذكيه']);
    expect(queryWords("watchhh 7'atam")).toEqual(['watch', 'khatam']);
    expect(queryWords('zzzz ممم')).toEqual(['zzzz', 'ممم']);
  });

  it('is said again as it was typed', () => {
    expect(asTyped('سماعات كبيرةٌ للبيت', ['كبيره', 'للبيت'])).toEqual(['كبيرةٌ', 'للبيت']);
    expect(asTyped('Big SPEAKER', ['big'])).toEqual(['Big']);
  });

  it('is one word where two are one in the lexicon or in the shop', () => {
    expect(queryUnits(['تي', 'شيرت', 'قطن'], isNoWord, lexicon)).toEqual([
      { words: ['تي', 'شيرت'], joined: 'تيشيرت' },
      { words: ['قطن'], joined: null },
    ]);
    expect(queryUnits(['back', 'pack'], (word) => word === 'backpack', lexicon)).toHaveLength(1);
    expect(queryUnits(['blue', 'ring'], isNoWord, lexicon)).toHaveLength(2);
  });

  it('leaves out what only holds words together, unless there is nothing else', () => {
    const shown = (...words: string[]) => queryUnits(words, isNoWord, lexicon).flatMap((unit) => unit.words);
    expect(shown('gift', 'for', 'her')).toEqual(['gift', 'her']);
    expect(shown('ساعه', 'من', 'جلد')).toEqual(['ساعه', 'جلد']);
    expect(shown('the')).toEqual(['the']);
  });
});

describe('words for one another', () => {
  it('are known in both languages, in the Gulf, and however they are spaced', () => {
    expect(synonymsOf('جوتي')).toEqual(expect.arrayContaining(['shoe', 'حذا']));
    expect(synonymsOf('لاب توب')).toContain('laptop');
    expect(has('T-shirt')).toBe(true);
    expect(has('teapot')).toBe(false);
    expect(wordsFrom('mobil')).toEqual(['mobile']);
    expect(wordsFrom('mo')).toEqual([]);
  });

  it('go one way where one is a kind of the other: red finds wine, and wine no red', () => {
    expect(synonymsOf('red')).toContain('wine');
    expect(synonymsOf('wine')).not.toContain('red');
  });

  it('are joined by those of a shop, which say what it has instead, what it lacks, and what only describes', () => {
    const own = lexiconOf([
      { words: ['ريحة', 'perfume'] },
      { words: ['samsung'], instead: 'phone' },
      { words: ['sofa'], near: 'home' },
      { words: ['فخم', 'luxury'], describes: true },
      { words: ['abaya', 'عباية'] },
    ]);
    expect(own.synonymsOf('ريحه')).toContain('perfume');
    expect(own.insteadOf('Samsung')).toBe('phone');
    expect([own.has('samsung'), own.knows('samsung')]).toEqual([false, true]);
    expect(own.nearestTo('sofas')).toBe('home');
    expect([own.isThing('luxury'), own.isDescribing('luxury'), isThing('ring')]).toEqual([false, true, true]);
    // What a shop has a word for it has, whatever others lack.
    expect(own.nearestTo('abaya')).toBeUndefined();
  });

  it('are not made up for what the shop may not have', () => {
    expect(nearestTo('عبايه')).toBe('clothes');
    expect(nearestTo('ring')).toBeUndefined();
  });
});

describe('what a word shares with its other forms', () => {
  it.each([
    ['watches', 'watch'],
    ['dresses', 'dress'],
    ['accessories', 'accessory'],
    ['shoes', 'shoe'],
    ['ساعات', 'ساعه'],
    ['الساعات', 'ساعه'],
    ['رياضيه', 'رياضه'],
    ['رجاليه', 'رجال'],
  ])('%s and %s are forms of one word', (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  it.each([
    ['ring', 'rinse'],
    ['عبايه', 'عنايه'],
    ['ليلي', 'ليل'],
    ['128', '1280'],
  ])('%s and %s are not', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });

  it('makes one key of what is spaced differently', () => {
    expect(lexiconKey('T-shirts')).toBe(lexiconKey('tshirt'));
  });
});

describe('what a product is found by', () => {
  it('has every word, folded', () => {
    expect(searchTextOf(['سماعة الرأس', undefined, 'Horizon-X'])).toBe('سماعه الراس horizon x');
  });
});
