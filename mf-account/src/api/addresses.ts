import type { ApiClient } from '@dana/api-client';
import type { NewAddressInput } from '@dana/contracts/api/address';
import { queryOptions } from '@tanstack/react-query';
import { personal } from './personal.ts';

/** The shopper's saved addresses, the default one first. */
export const addressesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'addresses', api.locale],
    queryFn: async ({ signal }) => {
      const answer = await api.get(
        '/addresses',
        () => import('@dana/contracts/api/address').then((module) => module.addressesAnswerSchema),
        { signal },
      );
      return answer.data;
    },
    // Another tab or the checkout may have changed it since.
    staleTime: 0,
    meta: personal,
  });

const saved = () => import('@dana/contracts/api/address').then((module) => module.addressAnswerSchema);
const done = () => import('@dana/contracts/api/envelope').then((module) => module.doneSchema);
const pathOf = (id: string) => `/addresses/${encodeURIComponent(id)}`;

/** Saves a new address, or another text of one that is there. Throws `ApiError` with `fields`. */
export async function saveAddress(
  api: ApiClient,
  id: string | undefined,
  address: NewAddressInput & { is_default: boolean },
): Promise<void> {
  await api.send('POST', id === undefined ? '/addresses' : pathOf(id), address, saved);
}

export async function makeDefaultAddress(api: ApiClient, id: string): Promise<void> {
  await api.send('POST', `${pathOf(id)}/default`, {}, saved);
}

export async function deleteAddress(api: ApiClient, id: string): Promise<void> {
  await api.send('DELETE', pathOf(id), undefined, done);
}
