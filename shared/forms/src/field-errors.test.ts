import { expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';

const names: Record<string, 'block' | 'street'> = {
  'address.town': 'block',
  block: 'block',
  street: 'street',
};
const fieldOf = (name: string) => names[name];

it('puts the first words about a field beside it, under the name that the form has for it', () => {
  const refused = { 'address.town': ['Which block?', 'Twice'], street: ['Too long'], block: ['Later'] };
  expect(fieldErrors(refused, fieldOf)).toEqual({
    fields: [
      ['block', 'Which block?'],
      ['street', 'Too long'],
    ],
    others: [],
  });
});

it('loses no words about what the form has no field for', () => {
  expect(fieldErrors({ items: ['Sold out'], cart: [], street: [] }, fieldOf)).toEqual({
    fields: [],
    others: ['Sold out'],
  });
});
