import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Unit: milliseconds. */
const brandsStaleTimeMs = 5 * 60_000;

/** All brands of the shop. */
export const brandsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalog', 'brands', api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.brandsAnswerSchema);
      return (await api.get('/brands', schema, { signal })).data;
    },
    staleTime: brandsStaleTimeMs,
  });
