import { expect, it } from 'vitest';
import { apiOfSuite } from '../testing/api-of-suite.ts';
import { callerOf, register } from '../testing/test-caller.ts';

const api = apiOfSuite();

const headersOf = async (path: string, init: RequestInit = {}) => {
  const { headers } = await api.fetch(new Request(`http://api.test${path}`, init));
  return { vary: headers.get('vary'), cache: headers.get('cache-control') };
};
const vary = 'Authorization, Lang, Accept-Language, Currency';

it.each(['/api/products', '/api/home', '/api/brands', '/api/currencies', '/api/countries', '/api/coupons'])(
  '%s names the headers that it depends on, and is asked for again each time',
  async (path) => {
    expect(await headersOf(path)).toEqual({ vary: `Accept-Encoding, ${vary}`, cache: 'no-cache' });
  },
);

it.each(['/api/products/nothing', '/api/no-such-call', '/api/profile', '/api/checkout?cart=none'])(
  'the refusal of %s is never kept',
  async (path) => {
    expect(await headersOf(path)).toEqual({ vary, cache: 'no-store' });
  },
);

it('what is somebody’s own is never kept', async () => {
  const { token } = await register(callerOf(api));
  const own = await headersOf('/api/profile', { headers: { authorization: `Bearer ${token}` } });
  expect(own).toEqual({ vary, cache: 'no-store' });
});

it('a picture depends on its address alone', async () => {
  const { body } = await callerOf(api)('GET', '/products');
  const [picture = ''] = /\/api\/media\/[^"?]+/.exec(JSON.stringify(body)) ?? [];
  const { vary: none, cache } = await headersOf(picture);
  expect(none).toBeNull();
  expect(cache).toMatch(/max-age=\d+/);
});
