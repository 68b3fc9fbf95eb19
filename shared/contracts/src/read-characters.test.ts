import { afterEach, describe, expect, it } from 'vitest';
import { firstCharacters, readCharacters } from './read-characters.ts';

const { Segmenter } = Intl;
afterEach(() => {
  Object.assign(Intl, { Segmenter });
});

it('leaves out what is too long, and no half of a character', () => {
  expect(firstCharacters('دَانَة', 4)).toBe('دَانَة');
  expect(firstCharacters('دَانَة', 3)).toBe('دَانَ…');
  expect(firstCharacters('pearl oud', 6)).toBe('pearl…');
});

const texts: [text: string, characters: string[]][] = [
  ['Oud', ['O', 'u', 'd']],
  ['دَانَة', ['دَ', 'ا', 'نَ', 'ة']],
  ['e\u0301te\u0301', ['e\u0301', 't', 'e\u0301']],
  ['👩‍👧‍👦👍🏽!', ['👩‍👧‍👦', '👍🏽', '!']],
  ['', []],
];

describe.each(['with', 'without'])('characters as they are read, %s a segmenter', (kind) => {
  it.each(texts)('%s', (text, characters) => {
    if (kind === 'without') Reflect.deleteProperty(Intl, 'Segmenter');
    expect(readCharacters(text)).toEqual(characters);
  });
});
