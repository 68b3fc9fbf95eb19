import { describe, expect, it } from 'vitest';
import { placeAfterSignIn, placeAfterExpiry } from './where-next.ts';

describe('after signing in', () => {
  it('leads home', () => {
    expect(placeAfterSignIn({ path: '/login', search: '' })).toBe('/');
    expect(placeAfterSignIn({ path: '/shop', search: '?page=2' })).toBe('/');
  });

  it('stays on checkout', () => {
    expect(placeAfterSignIn({ path: '/checkout', search: '' })).toBeUndefined();
  });

  it('leads back to where the shopper was asked to sign in', () => {
    expect(placeAfterSignIn({ path: '/login', search: '?next=%2Fprofile%3Ftab%3Dorders' })).toBe(
      '/profile?tab=orders',
    );
  });

  it.each([
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example/x?y',
    '/./\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/login',
    '/register?next=/',
    '',
  ])('leads home instead of to %j', (next) => {
    const search = `?${new URLSearchParams({ next })}`;
    expect(placeAfterSignIn({ path: '/login', search })).toBe('/');
  });
});

describe('the way to the sign-in page when the session has run out', () => {
  it('says why and carries the place to come back to', () => {
    expect(placeAfterExpiry({ path: '/profile', search: '?tab=orders' })).toBe(
      '/login?reason=expired&next=%2Fprofile%3Ftab%3Dorders',
    );
    expect(placeAfterExpiry({ path: '/', search: '' })).toBe('/login?reason=expired');
    expect(placeAfterExpiry({ path: '/login', search: '?next=%2Fx' })).toBe('/login?reason=expired');
  });
});
