import { expect, it } from 'vitest';
import { asSpoken, utterancesIn } from './utterances.ts';

const journal = `11:52:35.095362 - SPEECH OUTPUT: 'Screen reader on.'{'established': False}
11:52:35.124451 - SPEECH DISPATCHER: Speaking '<speak>Screen reader on.</speak>'
vvvvv PRESENT LIVE REGION MESSAGE vvvvv
11:52:39.525305 - SETTINGS MANAGER: Setting runtime settings.
11:52:39.525778 - SPEECH OUTPUT: '2 × Corniche
Sneakers'{'established': False}
^^^^^ PRESENT LIVE REGION MESSAGE ^^^^^
11:52:40.1 - SPEECH OUTPUT: '    '
11:52:41.1 - SPEECH OUTPUT: 'السلة زر'[{'established': False}]
`;

it('finds what is spoken, and what of it was live', () => {
  const bytes = Buffer.from(journal);
  expect(utterancesIn(bytes)).toEqual({
    utterances: [
      { words: 'Screen reader on.', isLive: false },
      { words: '2 × Corniche Sneakers', isLive: true },
      { words: 'السلة زر', isLive: false },
    ],
    length: bytes.length,
  });
});

it('finds what follows a word in capitals, which has a voice of its own', () => {
  const part = Buffer.from(`11:52:41.1 - SPEECH OUTPUT: 'FAQ' voice=uppercase{'average-pitch': 7.0}
11:52:41.2 - SPEECH OUTPUT: 'link'None
11:52:41.3 - SPEECH OUTPUT: 'Dana's shop' voice=default{'established': False}
`);
  const words = utterancesIn(part).utterances.map((one) => one.words);
  expect(words).toEqual(['FAQ', 'link', "Dana's shop"]);
});

it('takes a message whose end was never written as over once another thing was begun, or the journal stands still', () => {
  const [begun = ''] = journal.split('^^^^^');
  const later = `${begun}vvvvv PROCESS OBJECT EVENT object:state-changed:focused vvvvv
11:52:41.1 - SPEECH OUTPUT: 'Cart link'{'established': False}
`;
  const message = { words: '2 × Corniche Sneakers', isLive: true };
  const first = { words: 'Screen reader on.', isLive: false };
  const { utterances, length } = utterancesIn(Buffer.from(later));
  expect(utterances).toEqual([first, message, { words: 'Cart link', isLive: false }]);
  expect(length).toBe(Buffer.byteLength(later));
  expect(utterancesIn(Buffer.from(begun), { isStill: true }).utterances).toEqual([first, message]);
});

it('reads words as they are spoken, whatever lays them out', () => {
  expect(asSpoken('\u2068KWD\u00a055.000\u2069 \u200f لك\n الآن ')).toBe('KWD 55.000 لك الآن');
});

it('leaves a message and a line that are not whole for the next time', () => {
  const [begun = ''] = journal.split('^^^^^');
  const { utterances, length } = utterancesIn(Buffer.from(begun));
  expect(utterances.map(({ words }) => words)).toEqual(['Screen reader on.']);
  expect(utterancesIn(Buffer.from(journal).subarray(length)).utterances).toHaveLength(2);
  const half = Buffer.from("SPEECH OUTPUT: 'Scr");
  expect(utterancesIn(half)).toEqual({ utterances: [], length: 0 });
});
