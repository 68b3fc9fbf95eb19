import { ApiError } from '@dana/api-client';
import { expect, it } from 'vitest';
import { createTexts } from '@dana/i18n';
import { loadPage } from './load-page.ts';
import type { PageEnvironment } from './page-environment.ts';

const never = new Promise<never>(() => undefined);
const release = {
  version: '1.0.0',
  routes: [{ path: '/shop', module: './shop.route', layout: 'default', cache: 'public' }],
};
/** A server's shop whose page waits for what never comes; its time is over after a moment. */
const shop = (load: () => Promise<unknown>) =>
  ({
    remotes: { 'mf-a': { current: release } },
    loader: { load },
    i18n: createTexts('en', {}),
    locale: 'en',
    signal: AbortSignal.timeout(50),
  }) as unknown as PageEnvironment;

it.each([
  ['data', async () => ({ modules: [{ Component: () => null, loader: () => never }], release })],
  ['remote', () => never],
])(
  'says that the %s did not come when the time of the server is over, whether or not it listens to that',
  async (reason, load) => {
    expect(await loadPage(shop(load), '/shop', new URLSearchParams())).toMatchObject({
      kind: 'failed',
      reason,
    });
  },
);

it.each([
  ['?page=1000001&sort=on-sale', { page: ['too far'] }, '/shop?sort=on-sale'],
  ['?page=1000001', { page: ['too far'] }, '/shop'],
  ['?sort=on-sale', { order_by: ['unknown'] }, '/shop'],
])(
  'leads from %s, of which the API refused a part, to the nearest right address',
  async (search, fields, to) => {
    const refused = async () => {
      throw new ApiError(422, 'The query is not valid.', fields);
    };
    const environment = shop(async () => ({
      modules: [{ Component: () => null, loader: refused }],
      release,
    }));
    expect(await loadPage(environment, '/shop', new URLSearchParams(search))).toEqual({
      kind: 'redirect',
      to,
    });
  },
);

it('says that the data did not come where the API refuses an address that has nothing to leave out', async () => {
  const refused = async () => {
    throw new ApiError(422, 'No.');
  };
  const environment = shop(async () => ({ modules: [{ Component: () => null, loader: refused }], release }));
  expect(await loadPage(environment, '/shop', new URLSearchParams())).toMatchObject({ kind: 'failed' });
});
