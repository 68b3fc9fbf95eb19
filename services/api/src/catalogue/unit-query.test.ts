import { describe, expect, it } from 'vitest';
import { lexiconOf } from './lexicon/lexicon.ts';
import { searchDocumentOf } from './search-document.ts';
import { entriesFor, unitQueryOf } from './unit-query.ts';

const lexicon = lexiconOf([]);
const begunOf = (word: string) => unitQueryOf({ words: [word], joined: null }, lexicon).begun;
const waysOf = (query: string) => query.replace(/^\(|\)$/g, '').split(' | ');
const entriesOf = (name: string) =>
  searchDocumentOf({ names: [name], groups: [], features: [], prose: [] })
    .document.split(' ')
    .map((entry) => entry.slice(1, -1));

const words = ['ساعه', 'الساعه', 'ساعات', 'الماس', 'الالماس', 'ring', 'rings', 'tshirt', 'tshirts'];

describe('a word of a search', () => {
  it.each(['watch', 'لولو', 'headphones', 'ساعات', 'الماس'])(
    'is looked up in each way once, and not in ways that others cover: %s',
    (word) => {
      const ways = waysOf(begunOf(word));
      expect(new Set(ways).size).toBe(ways.length);
      expect(ways).toContain(`'${word}':*`);
      expect(ways).not.toContain(`'${word}'`);
    },
  );

  it.each(['ساعة', 'الساعة', 'ساعات', 'والساعات', 'الألماس', 'الماس', 'rings', 'ring', 'T-shirts'])(
    'still finds whatever has one of its entries: %s',
    (name) => {
      const entries = entriesOf(name);
      const isFoundBy = (query: string) =>
        waysOf(query).some((way) =>
          way.endsWith(':*')
            ? entries.some((entry) => entry.startsWith(way.slice(1, -3)))
            : entries.includes(way.slice(1, -1)),
        );
      for (const word of words) {
        if (!entriesFor(word).some((entry) => entries.includes(entry))) continue;
        const { meant, named } = unitQueryOf({ words: [word], joined: null }, lexicon);
        expect(isFoundBy(meant), `${word} finds ${name}`).toBe(true);
        expect(isFoundBy(named), `${word} finds ${name}`).toBe(true);
      }
    },
  );
});
