import { describe, expect, it } from 'vitest';
import { placeAfterSignIn, signInPlace } from './where-next.ts';

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
    'javascript:alert(1)',
    '/login',
    '/register?next=/',
    '',
  ])('leads home instead of to %j', (next) => {
    const search = `?${new URLSearchParams({ next })}`;
    expect(placeAfterSignIn({ path: '/login', search })).toBe('/');
  });
});

describe('the way to the sign-in page', () => {
  it('carries the place to come back to', () => {
    expect(signInPlace({ path: '/checkout', search: '?step=2' })).toBe('/login?next=%2Fcheckout%3Fstep%3D2');
    expect(signInPlace({ path: '/', search: '' })).toBe('/login');
    expect(signInPlace({ path: '/login', search: '?next=%2Fx' })).toBe('/login');
  });
});
