import { expect, it } from 'vitest';
import { sizeTables } from './size-tables.ts';

it('gives clothes the girths of the European standard, for the sizes that there are', () => {
  const [women, men] = sizeTables('clothing', ['S', 'M']);
  expect(women?.rows).toEqual([
    { size: 'S', measures: ['82–90', '66–74', '90–98'] },
    { size: 'M', measures: ['90–98', '74–82', '98–106'] },
  ]);
  expect(men?.rows[0]).toEqual({ size: 'S', measures: ['86–94', '74–82'] });
});

it('gives shoes the length of the foot and rings their diameter', () => {
  expect(sizeTables('shoes', ['40'])[0]?.rows).toEqual([{ size: '40', measures: ['25.3'] }]);
  expect(sizeTables('rings', ['54'])[0]?.rows).toEqual([{ size: '54', measures: ['17.2', '54'] }]);
});

it('has no row for what is no size of the kind', () => {
  expect(sizeTables('shoes', ['One size', '40'])[0]?.rows).toHaveLength(1);
  expect(sizeTables('clothing', ['One size'])[0]?.rows).toEqual([]);
});
