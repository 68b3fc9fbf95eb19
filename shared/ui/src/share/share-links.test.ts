import { describe, expect, it } from 'vitest';
import { publicAddress, shareLink } from './share-links.ts';

const shop = 'https://dana.example';

describe('the address that is shared', () => {
  it.each(['http://localhost:8080', 'http://127.0.0.1:3000', 'http://[::1]:8080', 'http://mac.local'])(
    'names the public shop instead of %s',
    (origin) => {
      expect(publicAddress(`${origin}/ar/product-details/pearl-ring?variant=7`, shop)).toBe(
        'https://dana.example/ar/product-details/pearl-ring?variant=7',
      );
    },
  );

  it('keeps the host of a shop that is not local', () => {
    expect(publicAddress('https://preview.dana.example/en/shop', shop)).toBe(
      'https://preview.dana.example/en/shop',
    );
    expect(publicAddress('https://localhost.example/en', shop)).toBe('https://localhost.example/en');
  });

  it('drops what was added for tracking and keeps the choice', () => {
    expect(publicAddress('https://dana.example/en/p?utm_source=x&variant=7&fbclid=1#reviews', shop)).toBe(
      'https://dana.example/en/p?variant=7#reviews',
    );
  });
});

describe('a link to a network', () => {
  const address = 'https://dana.example/ar/product-details/a?variant=7&x=1';

  it.each(['facebook', 'twitter', 'linkedin', 'whatsapp'] as const)(
    'carries the whole address to %s',
    (network) => {
      const url = new URL(shareLink(network, address, 'خاتم & لؤلؤ'));
      expect(url.protocol).toBe('https:');
      expect([...url.searchParams.values()].join(' ')).toContain(address);
    },
  );

  it('carries the name of the product in any language', () => {
    expect(new URL(shareLink('twitter', address, 'خاتم & لؤلؤ')).searchParams.get('text')).toBe(
      'خاتم & لؤلؤ',
    );
    expect(new URL(shareLink('whatsapp', address, '100% silk')).searchParams.get('text')).toBe(
      `100% silk ${address}`,
    );
  });
});
