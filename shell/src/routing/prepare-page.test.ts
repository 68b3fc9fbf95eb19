import { createTexts } from '@dana/i18n';
import { expect, it, vi } from 'vitest';
import { beginningAtOnce } from './page-beginning.ts';
import type { PageEnvironment } from './page-environment.ts';
import { preparePage } from './prepare-page.ts';

const routes = [
  { path: '/product-details/:id', module: './product.route', layout: 'default', cache: 'public' },
];
const release = { version: '1.0.0', routes };
const preview = () => ({ title: 'Lamp', element: 'a lamp' });

function shop(load: () => Promise<unknown>) {
  const loader = { load: vi.fn(load) };
  const environment = {
    ...{ remotes: { 'mf-a': { current: release } }, loader },
    ...{ i18n: createTexts('en', {}), locale: 'en', loadedModules: new Map() },
  } as unknown as PageEnvironment;
  const begin = () => beginningAtOnce(environment, '/product-details/lamp', new URLSearchParams());
  return { environment, loader, begin };
}

it('has the beginning of any page of its kind there at once, without asking for data', async () => {
  const loaderOfPage = vi.fn();
  const { environment, begin } = shop(async () => ({
    modules: [{ Component: () => null, loader: loaderOfPage, preview }],
    release,
  }));
  expect(begin()).toBeUndefined();
  preparePage(environment, '/product-details/vase');
  await vi.waitFor(() => expect(begin()?.head).toEqual({ title: 'Lamp' }));
  expect(loaderOfPage).not.toHaveBeenCalled();
});

it('says nothing of code that does not come, and asks for nothing where no page is', async () => {
  const { environment, loader, begin } = shop(() => Promise.reject(new Error('away')));
  preparePage(environment, '/product-details/lamp');
  preparePage(environment, '/nowhere');
  await Promise.allSettled(loader.load.mock.results.map(({ value }) => value));
  expect(loader.load).toHaveBeenCalledOnce();
  expect(begin()).toBeUndefined();
});
