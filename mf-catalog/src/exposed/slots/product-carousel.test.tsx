// @vitest-environment happy-dom
import type { SlotProps } from '@dana/contracts/slots';
import { RemoteSlot } from '@dana/runtime';
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import ar from '../../locales/ar.json';
import en from '../../locales/en.json';
import { manifest } from '../manifest.ts';
import * as slot from './product-carousel.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterAll(() => api.stop());

/** A page that holds nothing but the row, as another remote would place it. */
const show = (source: SlotProps<'catalog.productCarousel'>['source']) => {
  const props = { title: 'You may also like', source };
  const page = {
    Component: () => <RemoteSlot name="catalog.productCarousel" props={props} />,
    loader: (request: Parameters<typeof slot.loader>[0]) => slot.loader(request, props),
  };
  const slots = { 'catalog.productCarousel': slot };
  return renderRoute(page, { manifest, texts: { en, ar }, path: '/shop', slots, baseUrl: api.baseUrl });
};

it('shows the products of a collection under its title', async () => {
  await show({ collection: 'best-sellers' });
  expect(screen.getByRole('heading', { level: 2, name: 'You may also like' })).toBeDefined();
  expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
});

it('shows what goes with a product, without the product itself', async () => {
  await show({ relatedTo: 'zahriyat-velvet-lipstick' });
  expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
  expect(screen.queryByRole('heading', { name: 'Velvet Matte Lipstick' })).toBeNull();
});

it.each([{ relatedTo: 'no-such-product' }, { collection: 'no-such-collection' }])(
  'is not there when there is nothing to show for %o',
  async (source) => {
    expect((await show(source)).outcome).toBe('page');
    expect(screen.queryByRole('heading')).toBeNull();
  },
);
