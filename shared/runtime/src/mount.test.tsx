// @vitest-environment happy-dom
import { createBus } from '@dana/bus';
import type { RemoteManifest } from '@dana/contracts/release/remote-manifest';
import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMount, type MountOptions } from './mount.tsx';
import type { PageModule } from './page-module.ts';
import { PageNotFound } from './page-outcome.ts';
import { usePageParams } from './page-params.ts';
import { useBusEvent } from './use-bus.ts';
import { useState } from 'react';

const manifest: RemoteManifest = {
  remote: 'mf-letters',
  routes: [{ path: '/letter/:id', module: './letter.route', layout: 'default', cache: 'public' }],
  slots: { 'product.quickView': './slots/quick-view' },
  services: [],
};

const letter: PageModule = {
  loader: async ({ queryClient, params, search }) => {
    if (params.id === 'lost') throw new Error('It did not arrive.');
    queryClient.setQueryData(['letter'], `${params.id} ${search.get('page')}`);
  },
  Component() {
    const { t } = useTranslation('letters');
    const { id } = usePageParams();
    const [search] = useSearchParams();
    const { data } = useQuery({ queryKey: ['letter'], queryFn: () => 'asked again', staleTime: Infinity });
    return (
      <>
        <h1>{t('title', { id })}</h1>
        <p>{data}</p>
        <p>{`page ${search.get('page')}`}</p>
        <Link to="/letter/a?page=2">on</Link>
        <Link to="/letter/b">other</Link>
      </>
    );
  },
};

function QuickView() {
  const [slug, setSlug] = useState('nothing');
  useBusEvent('product.quickViewRequested', (event) => setSlug(event.slug));
  return <p>{slug}</p>;
}

const modules: Record<string, unknown> = {
  './letter.route': letter,
  './slots/quick-view': { Component: QuickView },
  './locale.en': { default: { title: 'Letter {{id}}' } },
  './locale.ar': { default: { title: 'الرسالة {{id}}' } },
};
const mount = createMount(manifest, async (module) => modules[module]);

let element: HTMLElement;
let unmounts: (() => void)[] = [];
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => {
    for (const unmount of unmounts) unmount();
  });
  unmounts = [];
});

async function mounted(options: MountOptions): Promise<() => void> {
  const unmount = await act(() => mount(element, options));
  unmounts.push(unmount);
  return unmount;
}

it.each([
  ['en', 'ltr', /^Letter .?a.?$/],
  ['ar', 'rtl', /^الرسالة .?a.?$/],
] as const)('shows a page with its data in an element of its language, in %s', async (locale, dir, title) => {
  await mounted({ path: '/letter/a?page=1', locale });
  expect(element).toMatchObject({ lang: locale, dir });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(title);
  expect(screen.getByText('a 1')).toBeTruthy();
});

it('takes the page away, and nothing is left in the element', async () => {
  const unmount = await mounted({ path: '/letter/a', locale: 'en' });
  act(unmount);
  expect(element.childNodes).toHaveLength(0);
});

it('leads to the shop, while another query of the same page stays where it is', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await mounted({
    ...{ path: '/letter/a?page=1', locale: 'ar' },
    shell: { publicOrigin: 'https://shop.example' },
  });
  const other = screen.getByRole('link', { name: 'other' });
  expect(other.getAttribute('href')).toBe('https://shop.example/ar/letter/b');
  fireEvent.click(screen.getByRole('link', { name: 'on' }));
  expect(screen.getByText('page 2')).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
  fireEvent.click(other);
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://shop.example/ar/letter/b');
});

it('shows a slot, which hears what its host publishes', async () => {
  const bus = createBus();
  await mounted({ slot: 'product.quickView', props: {}, locale: 'en', shell: { bus } });
  act(() => bus.publish({ type: 'product.quickViewRequested', requestId: 'r1', slug: 'ring' }));
  expect(screen.getByText('ring')).toBeTruthy();
});

it('rejects for what the remote does not have and for what does not load, and leaves the element as it was', async () => {
  await expect(mount(element, { path: '/parcel/a', locale: 'en' })).rejects.toThrow(PageNotFound);
  await expect(mount(element, { slot: 'cart.drawer', props: {}, locale: 'en' })).rejects.toThrow(
    'mf-letters has no slot cart.drawer.',
  );
  await expect(mount(element, { path: '/letter/lost', locale: 'en' })).rejects.toThrow('It did not arrive.');
  expect(element.outerHTML).toBe('<div></div>');
});
