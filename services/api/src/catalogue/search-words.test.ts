import { describe, expect, it } from 'vitest';
import { isInLexicon, lexiconWordsFrom, nearestTo, synonymsOf } from './lexicon/lexicon.ts';
import { queryUnits, queryWords, searchTextOf } from './search-words.ts';
import { lexiconKey, stemOf } from './word-forms.ts';

const isNoWord = () => false;

describe('what a search looks for', () => {
  it('is nothing for a query without words, and eight words at most', () => {
    expect(queryWords(' ،؟ % \u0000 \ud83d ')).toEqual([]);
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
    expect(queryWords('bag bag')).toHaveLength(1);
  });

  it('is one word where two are one in the lexicon or in the shop', () => {
    expect(queryUnits(['تي', 'شيرت', 'قطن'], isNoWord)).toEqual([
      { words: ['تي', 'شيرت'], joined: 'تيشيرت' },
      { words: ['قطن'], joined: null },
    ]);
    expect(queryUnits(['back', 'pack'], (word) => word === 'backpack')).toHaveLength(1);
    expect(queryUnits(['blue', 'ring'], isNoWord)).toHaveLength(2);
  });

  it('leaves out what only holds words together, unless there is nothing else', () => {
    const shown = (...words: string[]) => queryUnits(words, isNoWord).flatMap((unit) => unit.words);
    expect(shown('gift', 'for', 'her')).toEqual(['gift', 'her']);
    expect(shown('ساعه', 'من', 'جلد')).toEqual(['ساعه', 'جلد']);
    expect(shown('the')).toEqual(['the']);
  });
});

describe('words for one another', () => {
  it('are known in both languages, in the Gulf, and however they are spaced', () => {
    expect(synonymsOf('جوتي')).toEqual(expect.arrayContaining(['shoe', 'حذا']));
    expect(synonymsOf('لاب توب')).toContain('laptop');
    expect(isInLexicon('T-shirt')).toBe(true);
    expect(isInLexicon('teapot')).toBe(false);
    expect(lexiconWordsFrom('mobil')).toEqual(['mobile']);
    expect(lexiconWordsFrom('mo')).toEqual([]);
  });

  it('go one way where one is a kind of the other: red finds wine, and wine no red', () => {
    expect(synonymsOf('red')).toContain('wine');
    expect(synonymsOf('wine')).not.toContain('red');
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
