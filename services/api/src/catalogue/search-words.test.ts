import { describe, expect, it } from 'vitest';
import { nearSynonyms, queryWords, searchTextOf, synonymsOf } from './search-words.ts';

describe('what a search looks for', () => {
  it('is each word, the word without its article, and its synonyms, in both languages', () => {
    expect(queryWords('الساعة')).toEqual([
      { word: 'الساعه', forms: ['الساعه', 'ساعه'], synonyms: ['watch', 'watches', 'ساعات'] },
    ]);
    expect(queryWords('red   BAG')[1]?.synonyms).toContain('شنطه');
    expect(synonymsOf(['headphones'])).toContain('سماعات');
  });

  it('is nothing for a query without words, and eight words at most', () => {
    expect(queryWords(' ،؟ % \u0000 \ud83d ')).toEqual([]);
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
    expect(queryWords('bag bag')).toHaveLength(1);
  });

  it('knows what a mistyped or half typed word without products may have meant', () => {
    expect(nearSynonyms('mobil')).toEqual(['mobile', 'mobile']);
    expect(nearSynonyms('moblie')).toEqual(['mobile']);
    expect(nearSynonyms('mo')).toEqual([]);
  });
});

describe('what a product is found by', () => {
  it('has every word, folded', () => {
    expect(searchTextOf(['سماعة الرأس', undefined, 'Horizon-X'])).toBe('سماعه الراس horizon x');
  });
});
