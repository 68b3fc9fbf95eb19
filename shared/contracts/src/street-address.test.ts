import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStreetAddress, type StreetAddress, writeStreetAddress } from './street-address.ts';

const nothing: StreetAddress = {
  block: '',
  street: '',
  avenue: '',
  building: '',
  floor: '',
  flat: '',
  paci: '',
  landmark: '',
};

it('writes an address in the order in which drivers read it, with Latin digits', () => {
  const parts = { ...nothing, block: '٤', street: '١٢', building: '7', landmark: 'Behind the mosque' };
  expect(writeStreetAddress(parts, 'en')).toEqual({
    town: 'Block 4',
    address: 'Street 12, Building 7, Behind the mosque',
  });
  expect(writeStreetAddress(parts, 'ar')).toEqual({
    town: 'قطعة 4',
    address: 'شارع 12، منزل 7، Behind the mosque',
  });
});

it('takes apart what was written in the other language', () => {
  expect(readStreetAddress({ town: 'قطعة 4', address: 'شارع 12، دور 2، الرقم الآلي 123' })).toEqual({
    ...nothing,
    block: '4',
    street: '12',
    floor: '2',
    paci: '123',
  });
});

it('keeps what it does not understand as the landmark', () => {
  const parts = readStreetAddress({ town: 'Old town', address: 'Villa Rosa, Street 1, Street 2' });
  expect(parts).toMatchObject({ block: 'Old town', street: '1', landmark: 'Villa Rosa, Street 2' });
});

it('keeps the comma of the language in which a landmark was written', () => {
  const parts = readStreetAddress({ town: 'قطعة 4', address: 'شارع 12، خلف المسجد، الباب الأيمن' });
  expect(parts.landmark).toBe('خلف المسجد، الباب الأيمن');
});

const text = fc.stringMatching(/^[A-Za-z0-9\u0627-\u064a]{1,8}$/);
const optional = fc.oneof(fc.constant(''), text);
const address = fc.record({
  ...{ block: text, street: text, building: text },
  ...{ avenue: optional, floor: optional, flat: optional, paci: optional, landmark: optional },
});

it.each(['en', 'ar'] as const)('reads every address that it writes in %s', (locale) => {
  fc.assert(
    fc.property(address, (parts) => {
      expect(readStreetAddress(writeStreetAddress(parts, locale))).toEqual(parts);
    }),
  );
});

it('loses no word of any address', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          text,
          text.map((word) => `Street ${word}`),
        ),
      ),
      (pieces) => {
        const read = readStreetAddress({ town: '', address: pieces.join(', ') });
        const again = writeStreetAddress(read, 'en').address.split(', ');
        expect(again.filter(Boolean).sort()).toEqual(pieces.filter(Boolean).sort());
      },
    ),
  );
});
