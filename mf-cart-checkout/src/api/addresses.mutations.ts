import type { ApiClient } from '@dana/api-client';
import type { NewAddressInput } from '@dana/contracts/api/address';

/** POST /addresses, signed in. @returns the id of the new address. Never repeated by itself. */
export async function saveAddress(api: ApiClient, address: NewAddressInput): Promise<string> {
  const answer = () =>
    import(/* webpackChunkName: "answers" */ './schemas.ts').then((module) => module.addressAnswerSchema);
  const { data } = await api.send('POST', '/addresses', address, answer);
  return data.id ?? '';
}
