import type { Product } from '@dana/contracts/api/product';
import { describe, expect, it } from 'vitest';
import { excerptOf, plainText } from './plain-text.ts';
import { breadcrumbJsonLd, productJsonLd } from './product-json-ld.ts';

const ring = {
  slug: 'pearl-ring',
  name: 'Pearl ring',
  sku: 'PR-1',
  price: 12.5,
  current_stock: 3,
  media: [{ full_url: '/api/media/ring/front-gold.jpg', alt: '', color: null }],
  categories: [
    { id: '4', name: 'Rings', slug: 'rings' },
    { id: '1', name: 'Jewelry', slug: 'jewelry' },
  ],
  brand_details: null,
  excerpt: '',
  description: '<p>Gold &amp; pearl.</p>',
} as unknown as Product;
const context = {
  locale: 'en',
  currency: 'KWD',
  publicOrigin: 'https://dana.example',
  homeName: 'Home',
} as const;

describe('the product for search engines', () => {
  it('has the price with three decimals and says that it is in stock', () => {
    expect(productJsonLd(ring, { average: 0, count: 0 }, context)).toMatchObject({
      image: ['https://dana.example/api/media/ring/front-gold.jpg'],
      description: 'Gold & pearl.',
      offers: { price: '12.500', priceCurrency: 'KWD', availability: 'https://schema.org/InStock' },
    });
    const soldOut = productJsonLd({ ...ring, current_stock: 0 }, { average: 0, count: 0 }, context);
    expect(soldOut).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    const withdrawn = productJsonLd({ ...ring, withdrawn: true }, { average: 0, count: 0 }, context);
    expect(withdrawn).toMatchObject({ offers: { availability: 'https://schema.org/Discontinued' } });
  });

  it('names a rating only where people rated', () => {
    expect(productJsonLd(ring, { average: 0, count: 0 }, context)).not.toHaveProperty('aggregateRating');
    expect(productJsonLd(ring, { average: 4.26, count: 7 }, context)).toMatchObject({
      aggregateRating: { ratingValue: '4.3', reviewCount: 7 },
    });
  });

  it('lists the way from the home page in the language of the page', () => {
    expect(breadcrumbJsonLd(ring, { ...context, locale: 'ar' }).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dana.example/ar' },
      { '@type': 'ListItem', position: 2, name: 'Jewelry', item: 'https://dana.example/ar/category/jewelry' },
      { '@type': 'ListItem', position: 3, name: 'Rings', item: 'https://dana.example/ar/category/rings' },
      {
        '@type': 'ListItem',
        position: 4,
        name: 'Pearl ring',
        item: 'https://dana.example/ar/product-details/pearl-ring',
      },
    ]);
  });
});

describe('plain text of a description', () => {
  it('decodes what HTML encodes and leaves out the mark-up', () => {
    expect(plainText('<p>Gold&nbsp;&amp;\n<b>pearl</b> &#x644;&#1572;&bogus;</p>')).toBe(
      'Gold & pearl لؤ&bogus;',
    );
  });

  it('is cut between words', () => {
    expect(excerptOf('One two, three', 20)).toBe('One two, three');
    expect(excerptOf('One two, three', 10)).toBe('One two…');
  });
});
