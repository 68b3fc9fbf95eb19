import { expect, it } from 'vitest';
import { checkedInstant } from './checked-instant.ts';

const options = { now: new Date('2026-11-30T12:00:00Z'), mostDays: 90 };

it.each([
  ['2026-12-01T08:00+03:00', '2026-12-01T05:00:00.000Z'],
  ['2026-12-01T05:00:30Z', '2026-12-01T05:00:30.000Z'],
  ['2026-12-01T02:00-03:00', '2026-12-01T05:00:00.000Z'],
])('%s is an instant wherever it is read', (text, instant) => {
  expect(checkedInstant('until', text, options)).toBe(instant);
});

it.each([
  ['has no zone', '2026-12-01T08:00'],
  ['has no zone', '2026-12-01'],
  ['is in words', 'tomorrow at eight'],
  ['is on no calendar', '2026-13-41T08:00Z'],
  ['is over', '2026-11-30T12:00Z'],
  ['is further away than anybody plans', '2027-03-30T12:00Z'],
])('one that %s is refused: %s', (_why, text) => {
  expect(() => checkedInstant('until', text, options)).toThrow(
    expect.objectContaining({ status: 400, code: 'bad_instant', message: expect.stringContaining('until') }),
  );
});
