import { describe, expect, it } from 'vitest';
import { chooseSample, type ProductForm } from './choose-sample.ts';

type Candidate = Parameters<typeof chooseSample>[0][number];
const product = (slug: string, fields: object = {}) =>
  ({
    ...{ slug, current_stock: 3, media: [], attributes: [], offer: null, videoId: null },
    ...{ categories: [{ slug: 'rings' }] },
    ...fields,
  }) as unknown as Candidate;
const pictures = (count: number) => Array.from({ length: count }, () => ({}));
const colour = { values: [{ code: '#000' }, { code: '#fff' }] };
const size = { values: [{ code: null }, { code: null }] };

describe('the product that stands for a form of the page', () => {
  it.each<[ProductForm, object]>([
    ['countdown', { offer: { end: '2030-01-01T00:00:00Z' } }],
    ['video', { videoId: 'aqz-KE-bpKQ' }],
    ['swatches', { attributes: [colour, size] }],
  ])('has what %s is about', (form, fields) => {
    expect(chooseSample([product('plain'), product('fitting', fields)], form)).toBe('fitting');
  });

  it('counts down to the offer that ends first', () => {
    const offers = ['2030-02-01T00:00:00Z', '2030-01-01T00:00:00Z'].map((end) =>
      product(end, { offer: { end } }),
    );
    expect(chooseSample(offers, 'countdown')).toBe('2030-01-01T00:00:00Z');
  });

  it('can be bought, if any such product can', () => {
    const video = { videoId: 'aqz-KE-bpKQ' };
    const soldOut = product('sold-out', { ...video, current_stock: 0 });
    expect(chooseSample([soldOut, product('in-stock', video)], 'video')).toBe('in-stock');
    expect(chooseSample([soldOut], 'video')).toBe('sold-out');
  });

  it('has many pictures, and another product stands for each form of many pictures', () => {
    const rich = ['rings', 'bags', 'phones'].map((category, index) =>
      product(category, { media: pictures(6 - index), categories: [{ slug: category }] }),
    );
    const all = [product('poor'), ...rich];
    expect((['gallery', 'list', 'slider'] as const).map((form) => chooseSample(all, form))).toEqual([
      'rings',
      'bags',
      'phones',
    ]);
  });

  it('is any product where none is suitable, and none in an empty shop', () => {
    expect(chooseSample([product('any')], 'countdown')).toBe('any');
    expect(chooseSample([], undefined)).toBeNull();
  });
});
