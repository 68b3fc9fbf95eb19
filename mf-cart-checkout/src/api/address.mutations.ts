import type { ApiClient } from '@dana/api-client';
import type { NewAddressInput } from '@dana/contracts/api/address';
import { mutationOptions } from '@tanstack/react-query';

/** POST /addresses, signed in. Answers the id of the new address. Never repeated by itself. */
export const saveAddressMutation = (api: ApiClient) =>
  mutationOptions({
    mutationKey: ['save-address'],
    mutationFn: async (address: NewAddressInput): Promise<string> => {
      const answer = () => import('./answers.ts').then((module) => module.addressAnswerSchema);
      const { data } = await api.send('POST', '/addresses', address, answer);
      return data.id ?? '';
    },
  });
