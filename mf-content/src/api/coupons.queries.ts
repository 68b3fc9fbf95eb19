import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** GET /coupons, the running ones first; `hadEnded` says of each whether it was over when they were asked for. */
export const couponsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['content', 'coupons', api.locale, api.currency],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.couponsAnswerSchema);
      const { data } = await api.get('/coupons', schema, { signal });
      const nowMs = Date.now();
      return data.map((coupon) => ({ ...coupon, hadEnded: Date.parse(coupon.ends_at) <= nowMs }));
    },
  });
