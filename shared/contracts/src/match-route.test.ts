import { expect, it } from 'vitest';
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

it.each(['/nowhere', '/category', '/category/', '/category/a/b', '/category/%E0%A4%A', '//'])(
  'finds nothing at %s',
  (path) => {
    expect(matchRoute(remotes, path)).toBeUndefined();
  },
);
