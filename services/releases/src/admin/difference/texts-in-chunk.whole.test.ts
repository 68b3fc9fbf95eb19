import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textsInChunk } from './texts-in-chunk.ts';

/** As the bundler writes a JSON file into a script. */
const chunk = (json: string): string =>
  `"use strict";(globalThis.chunks_mf_demo||=[]).push([[7],{AH(e){e.exports=JSON.parse('${json
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)}')}}]);`;

it('finds texts by their whole key', () => {
  expect(textsInChunk(chunk('{"page":{"title":"دانة","note":"It\'s here"},"count_one":"1"}'))).toEqual({
    'page.title': 'دانة',
    'page.note': "It's here",
    count_one: '1',
  });
});

it('gives back every text that was built', () => {
  const texts = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(texts, (some) => {
      expect(textsInChunk(chunk(JSON.stringify(some)))).toEqual({ ...some });
    }),
  );
});

it.each([
  ['a script without texts', 'e.exports=1'],
  ['texts that are built by code', 'e.exports={title:"Dana"}'],
  ['two files of texts', `${chunk('{"a":"1"}')}${chunk('{"b":"2"}')}`],
  ['a text that is no JSON', chunk('{"a":')],
  ['half a script', chunk('{"a":"1"}').slice(0, 90)],
])('knows nothing of %s', (_what, script) => {
  expect(textsInChunk(script)).toBeUndefined();
});
