import { expect, it } from 'vitest';
import { pageOfShot, sheetOf } from './sheet-of.ts';

it('puts all languages and widths of a page on one sheet, and says what there was not before', () => {
  const shots = ['shop-ar-390.png', 'shop-en-1440.png', 'shop-list-en-390.png'];
  expect(shots.map(pageOfShot)).toEqual(['shop', 'shop', 'shop-list']);
  const sheet = sheetOf('shop', [
    { name: 'shop-ar-390', before: undefined, after: 'file:///after.png' },
    { name: 'shop-en-1440', before: 'file:///before.png', after: 'file:///after.png' },
  ]);
  expect(sheet.match(/<img /g)).toHaveLength(3);
  expect(sheet).toContain('There is none before.');
});
