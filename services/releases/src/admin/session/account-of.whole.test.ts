import { expect, it } from 'vitest';
import { accountOf } from './account-of.ts';

const settings = {
  issuer: new URL('https://login.example/shop'),
  nameClaim: 'email',
  rolesClaim: 'realm_access.roles',
  roles: new Map([['releases', ['release:*']]]),
};
const roles = { realm_access: { roles: ['releases', 'office'] } };

it('roles are found by a path, and only those that mean something here are kept', () => {
  const claims = { sub: '17', email: 'anna@shop.example', email_verified: true, ...roles };
  expect(accountOf(claims, settings)).toEqual({ name: 'anna@shop.example', roles: ['releases'] });
});

it('a claim whose name has dots goes before a path, and may hold one role', () => {
  const claims = { sub: '17', 'https://shop.example/roles': 'releases' };
  const own = { ...settings, rolesClaim: 'https://shop.example/roles' };
  expect(accountOf(claims, own)).toEqual({ name: '17@login.example', roles: ['releases'] });
});

it('a name has an @ in any case, and nothing that could break a line', () => {
  const claims = { sub: '17', nick: 'the\n\u202eboss', ...roles };
  expect(accountOf(claims, { ...settings, nameClaim: 'nick' }).name).toBe('theboss@login.example');
});

it('roles of the prototype are none', () => {
  const claims = { sub: '17', roles: ['constructor', '__proto__'] };
  expect(() => accountOf(claims, { ...settings, rolesClaim: 'roles' })).toThrow(/no role/);
});
