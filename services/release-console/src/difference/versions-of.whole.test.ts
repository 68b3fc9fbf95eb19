import { expect, it } from 'vitest';
import { versionsOf } from './versions-of.ts';

const published = ['1.2.0', '1.1.0', '1.0.0'];

it.each([
  ['from what is live to the newest', '', { published, live: '1.0.0' }, '1.0.0 1.2.0'],
  ['from the version before, where the newest is live', '', { published, live: '1.2.0' }, '1.1.0 1.2.0'],
  [
    'from the version before to what the address names',
    'to=1.1.0',
    { published, live: '1.2.0' },
    '1.0.0 1.1.0',
  ],
  [
    'from the version before, where what it names is live',
    'to=1.1.0',
    { published, live: '1.1.0' },
    '1.0.0 1.1.0',
  ],
  ['both as the address names them', 'from=1.2.0&to=1.0.0', { published, live: '1.1.0' }, '1.2.0 1.0.0'],
  ['the only one with itself', '', { published: ['1.0.0'], live: undefined }, '1.0.0 1.0.0'],
])('compares %s', (_what, address, known, expected) => {
  const { from, to } = versionsOf(new URLSearchParams(address), known) ?? {};
  expect(`${from} ${to}`).toBe(expected);
});

it('compares nothing where nothing was published', () => {
  expect(versionsOf(new URLSearchParams(), { published: [], live: undefined })).toBeUndefined();
});
