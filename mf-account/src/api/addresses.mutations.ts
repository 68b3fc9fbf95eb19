import type { ApiClient } from '@dana/api-client';
import type { NewAddressInput } from '@dana/contracts/api/address';
import { plainId } from '@dana/contracts/sent-ids';

const saved = () =>
  import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.addressAnswerSchema);
const done = () =>
  import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.acceptedSchema);
const pathOf = (id: string) => `/addresses/${encodeURIComponent(plainId(id))}`;

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
