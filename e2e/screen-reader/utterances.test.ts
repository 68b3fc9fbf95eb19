import { expect, it } from 'vitest';
import { utterancesIn } from './utterances.ts';

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

it('leaves a message and a line that are not whole for the next time', () => {
  const [begun = ''] = journal.split('^^^^^');
  const { utterances, length } = utterancesIn(Buffer.from(begun));
  expect(utterances.map(({ words }) => words)).toEqual(['Screen reader on.']);
  expect(utterancesIn(Buffer.from(journal).subarray(length)).utterances).toHaveLength(2);
  const half = Buffer.from("SPEECH OUTPUT: 'Scr");
  expect(utterancesIn(half)).toEqual({ utterances: [], length: 0 });
});
