import type { ApiClient } from '@dana/api-client';
import type { PriceLetters } from '@dana/contracts/api/price-letters';
import { queryOptions } from '@tanstack/react-query';
import { personal } from './personal.ts';

const schema = () =>
  import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.priceLettersAnswerSchema);

/** GET /price-letters. An API of before these emails answers 404. */
export const priceAlertsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'price-letters'],
    queryFn: async ({ signal }) => (await api.get('/price-letters', schema, { signal })).data,
    // A link of an email may have changed it since.
    staleTime: 0,
    meta: personal,
  });

/** POST /price-letters; yes again sends the email that asks for a confirmation again. 429 when asked too often. */
export async function setPriceAlerts(api: ApiClient, isOn: boolean): Promise<PriceLetters> {
  return (await api.send('POST', '/price-letters', { is_on: isOn }, schema)).data;
}
