import { expect, it } from 'vitest';
import { declaredQuery } from './declared-query.ts';
import { matchRoute } from './match-route.ts';

const route = (path: string) => ({ path, module: './x.route', layout: 'default', cache: 'public' }) as const;
const remotes = {
  'mf-content': {
    current: { routes: [route('/blog-details/:id'), route('/blog-details'), route('/page/:slug')] },
  },
  'mf-catalog': { current: { routes: [route('/'), route('/category/:slug')] } },
};

it('finds the remote and the parameters of a path', () => {
  expect(matchRoute(remotes, '/category/%D8%B3%D8%A7%D8%B9%D8%A7%D8%AA')).toMatchObject({
    remote: 'mf-catalog',
    params: { slug: 'ساعات' },
  });
  expect(matchRoute(remotes, '/')?.route.path).toBe('/');
});

it('prefers a fixed path over one with a parameter', () => {
  expect(matchRoute(remotes, '/blog-details')?.route.path).toBe('/blog-details');
  expect(matchRoute(remotes, '/blog-details/7')?.route.path).toBe('/blog-details/:id');
});

it.each([
  '/nowhere',
  '/category',
  '/category/',
  '/category/a/b',
  '/category/%E0%A4%A',
  '//',
  '/category/%00',
  '/category/a%00b',
  '/page/%0A',
])('finds nothing at %s', (path) => {
  expect(matchRoute(remotes, path)).toBeUndefined();
});

const read = (query: string[] | undefined, search: string) =>
  declaredQuery(query ? { query } : {}, search)?.toString();

it('leaves what a route reads of a query, each value, in its order', () => {
  expect(read(['page', 'status'], '?status=b&x=1&page=2&status=a&Page=3')).toBe('status=b&page=2&status=a');
  expect(read([], '?x=1')).toBe('');
});

it('does not know what a route without a declaration reads, unless there is nothing', () => {
  expect(read(undefined, '?x=1')).toBeUndefined();
  expect([read(undefined, ''), read(undefined, '?')]).toEqual(['', '']);
});
