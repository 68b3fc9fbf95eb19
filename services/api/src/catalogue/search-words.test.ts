import { describe, expect, it } from 'vitest';
import { searchAlternatives, searchTextOf } from './search-words.ts';

describe('what a search looks for', () => {
  it('is each word with its synonyms in both languages, and without its article', () => {
    expect(searchAlternatives('الساعة')).toEqual([['الساعه', 'ساعه', 'watch', 'watches', 'ساعات']]);
    expect(searchAlternatives('red   BAG')[1]).toContain('شنطه');
  });

  it('is nothing for a query without words, and eight words at most', () => {
    expect(searchAlternatives(' ،؟ % ')).toEqual([]);
    expect(searchAlternatives('a b c d e f g h i j')).toHaveLength(8);
  });
});

describe('what a product is found by', () => {
  it('has every word once folded, with and without its article', () => {
    expect(searchTextOf(['سماعة الرأس', undefined, 'Horizon-X'])).toBe(' سماعه الراس horizon x راس ');
  });
});
