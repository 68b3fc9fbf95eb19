import { expect, it } from 'vitest';
import { settingsAt } from '../../testing/sign-in.ts';
import { readOpenIdSettings } from './open-id-settings.ts';

const origin = 'https://shop.example';
const good = settingsAt('https://login.example/realms/shop');

it('without an issuer there are only tokens', () => {
  expect(readOpenIdSettings({}, origin)).toBeUndefined();
  expect(readOpenIdSettings({ RELEASE_OIDC_ISSUER: '' }, origin)).toBeUndefined();
});

it('the provider is called by its host, and leads back to the page for releases', () => {
  expect(readOpenIdSettings(good, origin)).toMatchObject({
    name: 'login.example',
    consoleUrl: 'https://shop.example/_releases',
    nameClaim: 'email',
    rolesClaim: 'roles',
  });
  const elsewhere = { ...good, RELEASE_CONSOLE: 'https://releases.example/_releases' };
  expect(readOpenIdSettings(elsewhere, origin)?.consoleUrl).toBe('https://releases.example/_releases');
});

it.each([
  [{ RELEASE_OIDC_ISSUER: 'http://login.example' }, /RELEASE_OIDC_ISSUER .*https/],
  [{ RELEASE_OIDC_ISSUER: 'login.example' }, /RELEASE_OIDC_ISSUER/],
  [{ RELEASE_OIDC_CLIENT_ID: '' }, /RELEASE_OIDC_CLIENT_ID is missing/],
  [{ RELEASE_OIDC_SECRET_FILE: '/nowhere/secret' }, /RELEASE_OIDC_SECRET_FILE names .*cannot be read/],
  [{ RELEASE_OIDC_ROLES: '' }, /RELEASE_OIDC_ROLES/],
  [{ RELEASE_OIDC_ROLES: '{"releases":["everything"]}' }, /RELEASE_OIDC_ROLES/],
  [{ RELEASE_CONSOLE: 'http://shop.example/_releases' }, /needs https/],
])('%o is refused with a sentence', (wrong, sentence) => {
  expect(() => readOpenIdSettings({ ...good, ...wrong }, origin)).toThrow(sentence);
});
