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

it('steps begin with the share that is opened, also when they are parted as in Arabic', () => {
  expect(bodyOf(filled({ percent: '5', steps: '25، 100', every: '10' }))).toEqual({
    percent: 5,
    steps: [5, 25, 100],
    everyMs: 600_000,
  });
});

it('a time of this machine becomes an instant', () => {
  expect(bodyOf(filled({ due: '2026-11-26T02:30' }))).toMatchObject({
    due: '2026-11-25T23:30:00.000Z',
  });
});

it('a canary for some visitors carries its share with them, so that an older server refuses it', () => {
  const form = { percent: '10', language: 'ar', countries: 'kw، sa', signedIn: 'no', ids: '' };
  expect(bodyOf(filled({ version: '1.0.1', ...form, staff: 'yes' }))).toEqual({
    version: '1.0.1',
    targeted: {
      percent: 10,
      targets: { language: 'ar', countries: ['KW', 'SA'], signedIn: false, staff: true },
    },
  });
});

it('targets that were there are ended by leaving all of them out', () => {
  expect(bodyOf(filled({ percent: '10', language: '', hadTargets: 'yes' }))).toEqual({
    targeted: { percent: 10, targets: {} },
  });
});
