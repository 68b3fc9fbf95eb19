import type { ApiClient } from '@dana/api-client';
import type { Coupon } from '@dana/contracts/api/coupon';
import { shopNow } from '@dana/ui/server-clock';
import { queryOptions } from '@tanstack/react-query';

/** As the shop says; by the day of the end where a back end does not, and by the clock here only where no time of the shop is known. */
const hasEnded = ({ status, ends_at }: Coupon): boolean =>
  status === null ? Date.parse(ends_at) <= (shopNow() ?? Date.now()) : status === 'expired';

/** GET /coupons, the running ones first; `hadEnded` says of each whether it was over when they were asked for. */
export const couponsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['content', 'coupons', api.locale, api.currency],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.couponsAnswerSchema);
      const { data } = await api.get('/coupons', schema, { signal });
      return data.map((coupon) => ({ ...coupon, hadEnded: hasEnded(coupon) }));
    },
  });
