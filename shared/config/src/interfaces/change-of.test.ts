import type { Shape } from '@dana/contracts/interfaces/shape';
import { expect, it } from 'vitest';
import { changeOf } from './published-shapes.ts';

const part = (needed: string[], ...names: string[]): Shape => ({
  parameters: [
    {
      type: 'object',
      properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
      required: needed,
    },
  ],
  needed: 1,
  returns: { typescript: 'Element' },
});
const before = { Badge: part(['text'], 'text', 'tone') };

it.each([
  ['nothing', before, 'none', []],
  ['a new export', { ...before, Mark: part([]) }, 'minor', ['Mark is new']],
  [
    'a new way to use one',
    { Badge: part(['text'], 'text', 'tone', 'look') },
    'minor',
    ['Badge takes or gives more than before'],
  ],
  [
    'a prop that is needed now',
    { Badge: part(['text', 'tone'], 'text', 'tone') },
    'major',
    ['Badge: what it is given does not fit: tone may be left out'],
  ],
  ['another name', { Mark: before.Badge }, 'major', ['Badge is gone']],
])('%s is a change of the kind that versions count', (_title, after, kind, reasons) => {
  expect(changeOf(before, after)).toEqual({ kind, reasons });
});
