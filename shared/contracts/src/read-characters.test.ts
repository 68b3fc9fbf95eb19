import { afterEach, describe, expect, it } from 'vitest';
import { readCharacters } from './read-characters.ts';

const { Segmenter } = Intl;
afterEach(() => {
  Object.assign(Intl, { Segmenter });
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
