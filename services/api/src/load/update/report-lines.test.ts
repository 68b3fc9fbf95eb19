import { expect, it } from 'vitest';
import { reportLines } from './report-lines.ts';

it('says how much is new, changed and withdrawn of each kind, and what', () => {
  const products = { kind: 'products', added: ['Saucer'], changed: ['Tea glass', 'Tea pot'], withdrawn: [] };
  const methods = { kind: 'shippingMethods', added: [], changed: [], withdrawn: ['Sea'] };
  expect(reportLines({ kinds: [products, methods], pictures: 2 })).toEqual([
    'products: 1 new, 2 changed, 0 withdrawn',
    '  new        Saucer',
    '  changed    Tea glass, Tea pot',
    'shipping methods: 0 new, 0 changed, 1 withdrawn',
    '  withdrawn  Sea',
    'pictures: 2 new or changed',
  ]);
});

it('says that there was nothing to do', () => {
  expect(reportLines({ kinds: [], pictures: 0 })).toEqual(['The shop has it all already.']);
});

it('names twenty, and counts the rest', () => {
  const changed = Array.from({ length: 23 }, (_, index) => `P${index}`);
  expect(
    reportLines({ kinds: [{ kind: 'products', added: [], changed, withdrawn: [] }], pictures: 0 })[1],
  ).toMatch(/P19 and 3 more$/);
});
