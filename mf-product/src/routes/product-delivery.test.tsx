// @vitest-environment happy-dom
import type { Deliveries } from '@dana/contracts/api/deliveries';
import { formatRange } from '@dana/i18n/format-range';
import { renderRoute } from '@dana/testing/render-route';
import { type RunningTestApi, readTestApi } from '@dana/testing/start-test-api';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../exposed/manifest.ts';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import * as page from './product-details.route.tsx';

let api: RunningTestApi;
beforeAll(async () => {
  api = await readTestApi();
});
afterAll(() => api.stop());

/** What the API says of deliveries; to the shop's own country when none is named. */
async function deliveriesTo(countryId?: string): Promise<Deliveries> {
  const query = countryId === undefined ? '' : `?country_id=${countryId}`;
  const answer = await fetch(`${api.baseUrl}/deliveries${query}`, { headers: { lang: 'en' } });
  return (await answer.json()).data;
}

const show = (slug: string) =>
  renderRoute(page, {
    manifest,
    texts: { en, ar },
    path: `/product-details/${slug}`,
    baseUrl: api.baseUrl,
  });

it('says between which days an order arrives by each way, in the country that is chosen', async () => {
  const { user, t } = await show('qumash-daily-t-shirt');
  const block = await screen.findByRole('region', { name: t('delivery.label') });
  const country = within(block).getByRole('combobox', { name: t('delivery.to') });
  const home = await deliveriesTo();
  const days = ({ methods }: Deliveries) =>
    methods.map(({ delivery }) => delivery && formatRange(delivery.from, delivery.to, 'en'));
  const shown = () =>
    within(block)
      .getAllByRole('listitem')
      .map((way) => way.querySelector('strong')?.textContent);
  expect(shown()).toEqual(days(home));
  expect(country.textContent).toBe(home.countries.map(({ name }) => name).join(''));

  const abroad = home.countries.at(-1);
  if (!abroad) throw new Error('The sample delivers to one country.');
  await user.selectOptions(country, abroad.name);
  const there = await deliveriesTo(String(abroad.id));
  await waitFor(() => expect(block.getAttribute('aria-busy')).toBe('false'));
  expect(shown()).toEqual(days(there));
  expect(shown()).not.toEqual(days(home));
});
