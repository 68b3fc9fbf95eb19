import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** GET /coupons, the running ones first, with the time at which they were asked for (milliseconds since 1970). */
export const couponsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['coupons', api.locale, api.currency],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.couponsAnswerSchema);
      const { data } = await api.get('/coupons', schema, { signal });
      return { coupons: data, fetchedMs: Date.now() };
    },
  });
