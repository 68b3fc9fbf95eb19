import { expect, it } from 'vitest';
import { documentRoutes } from './document-routes.ts';

const app = documentRoutes({
  resolve: async () => undefined,
  render: () => Promise.reject(new Error('No page is asked for here.')),
  publicOrigin: 'http://localhost:8080',
  onProblem: () => undefined,
});

it('moves the token of a mailed link out of reach of servers, logs and referrers', async () => {
  const answer = await app.request('/ar/forgot?token=a%2Bb&utm=x');
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/ar/forgot?reset=1#token=a%2Bb');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it('leaves the query of every other page alone', async () => {
  expect((await app.request('/en/shop?token=x')).status).toBe(503);
  expect((await app.request('/en/forgot')).status).toBe(503);
});
