import { expect, it } from 'vitest';
import { documentTitle, headTags } from './head-tags.ts';

const context = {
  locale: 'ar',
  publicOrigin: 'https://dana.example',
  path: '/shop',
  shopName: 'تمرة',
} as const;
const head = { title: 'المتجر', description: 'كل ما لدينا', image: '/api/media/a.jpg' };
const attributesOf = (tags: ReturnType<typeof headTags>) => tags.map(({ attributes }) => attributes);

it('points each language at the other, and all other languages at English', () => {
  const tags = attributesOf(headTags(head, context));
  expect(tags).toContainEqual({ rel: 'canonical', href: 'https://dana.example/ar/shop' });
  expect(tags).toContainEqual({ rel: 'alternate', hreflang: 'en', href: 'https://dana.example/en/shop' });
  expect(tags).toContainEqual({ rel: 'alternate', hreflang: 'ar', href: 'https://dana.example/ar/shop' });
  expect(tags).toContainEqual({
    rel: 'alternate',
    hreflang: 'x-default',
    href: 'https://dana.example/en/shop',
  });
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://dana.example/api/media/a.jpg' });
  expect(tags).toContainEqual({ property: 'og:locale', content: 'ar_KW' });
  expect(tags).toContainEqual({ property: 'og:locale:alternate', content: 'en_US' });
});

it('keeps a private page out of search engines; it still has its address in both languages', () => {
  const tags = attributesOf(headTags({ ...head, isPrivate: true }, context));
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tags).toContainEqual({ rel: 'canonical', href: 'https://dana.example/ar/shop' });
  expect(tags.filter(({ rel }) => rel === 'alternate')).toHaveLength(3);
});

it('puts the page before the shop in the title, and the shop alone once', () => {
  expect(documentTitle(head, 'تمرة')).toBe('المتجر · تمرة');
  expect(documentTitle({ title: 'Tamra' }, 'Tamra')).toBe('Tamra');
  // A server of before says nothing of the shop.
  expect(documentTitle(head, '')).toBe('المتجر');
});
