import { expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

it('a link leads below this site or over https', () => {
  for (const address of ['/api/orders/7/invoice', 'https://shop.example/i'])
    expect(safeLink(address)).toBe(address);
});

it('a script, another host without a scheme, and nothing are no links', () => {
  const foreign = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example'];
  for (const address of [...foreign, 'javascript:alert(1)', 'http://shop.example', '', null, undefined])
    expect(safeLink(address)).toBeUndefined();
});
