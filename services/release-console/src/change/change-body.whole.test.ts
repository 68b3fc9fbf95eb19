import { expect, it } from 'vitest';
import { bodyOf } from './change-body.ts';

function filled(values: Record<string, string>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return fields;
}

it('empty fields are left out', () => {
  expect(bodyOf(filled({ version: '', steps: '', percent: '' }))).toEqual({});
});

it('numbers are read in any digits, with what nobody sees around them', () => {
  expect(
    bodyOf(
      filled({ version: '\u20661.0.1\u2069', percent: '5', steps: '\u200f١٢٫٥، ٢٥، 100\u200f', every: '10' }),
    ),
  ).toEqual({ version: '1.0.1', percent: 5, steps: [5, 12.5, 25, 100], everyMs: 600_000 });
});

it('steps begin with the share that is opened, also when they are parted as in Arabic', () => {
  expect(bodyOf(filled({ percent: '5', steps: '25، 100', every: '10' }))).toEqual({
    percent: 5,
    steps: [5, 25, 100],
    everyMs: 600_000,
  });
});
