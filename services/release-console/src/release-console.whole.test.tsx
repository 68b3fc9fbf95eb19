// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetToken } from './calls/release-call.ts';
import { ReleaseConsole } from './release-console.tsx';
import { renderPart } from './testing/render-part.tsx';
import { stubServer } from './testing/stub-server.ts';

const registry = { data: { revision: 3, slots: {}, waiting: [] } };
const health = { data: { slots: {}, canaries: {}, edges: [], notes: [] } };
const lina = { data: { person: { name: 'lina@shop.example', scopes: ['read'] } } };
const nobody = { data: { person: null } };
const shop = (person: object, more = {}) =>
  stubServer({
    'GET /v1/person': person,
    'GET /v1/envs/production/registry': registry,
    'GET /v1/envs/production/health': health,
    ...more,
  });

beforeEach(forgetToken);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lets in whom the proxy in front has signed in, by name and without a token, and does not offer to sign out', async () => {
  const asked = shop(lina);
  const { t } = await renderPart(<ReleaseConsole />);
  expect(await screen.findByText('lina@shop.example')).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('signOut') })).toBeNull();
  expect(asked.every(({ headers }) => !headers.has('authorization'))).toBe(true);
});

it('asks anybody else for a token, which is good or not, goes with each call, and is forgotten on demand', async () => {
  const known = vi.fn().mockReturnValueOnce({ status: 401, code: 'bad_token' }).mockReturnValue({ data: {} });
  const asked = shop(nobody, { 'GET /v1/token': known });
  const { t, user } = await renderPart(<ReleaseConsole />);
  await user.type(await screen.findByLabelText(t('signIn.token')), 'dana_1_2{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain(t('refusals.badToken'));
  await user.type(screen.getByLabelText(t('signIn.token')), '{Enter}');
  await user.click(await screen.findByRole('button', { name: t('signOut') }));
  expect(asked.find(({ call }) => call.endsWith('/registry'))?.headers.get('authorization')).toBe(
    'Bearer dana_1_2',
  );
  expect(await screen.findByLabelText(t('signIn.token'))).toBeTruthy();
});

it('takes a token with what a chat or a letter put around it and nobody sees', async () => {
  const asked = shop(nobody, { 'GET /v1/token': { data: {} } });
  const { t, user } = await renderPart(<ReleaseConsole />);
  await user.click(await screen.findByLabelText(t('signIn.token')));
  await user.paste('\u2066\ufeffdana_1\u200b_2\u2069 ');
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: t('signOut') });
  expect(asked.find(({ call }) => call.endsWith('/token'))?.headers.get('authorization')).toBe(
    'Bearer dana_1_2',
  );
});

it('says to a person who may do nothing that it is so', async () => {
  shop({ status: 403, code: 'nothing_allowed' });
  const { t } = await renderPart(<ReleaseConsole />);
  expect((await screen.findByRole('alert')).textContent).toContain(t('refusals.nothingAllowed'));
});

it('leads a person whose sign-in at the proxy is over back to it', async () => {
  shop(lina, { 'GET /v1/envs/production/registry': { status: 401, code: 'bad_token' } });
  const { t } = await renderPart(<ReleaseConsole />);
  expect((await screen.findByRole('alert')).textContent).toContain(t('refusals.signedOut'));
  expect(screen.getByRole('button', { name: t('signIn.again') })).toBeTruthy();
});
