import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The coupons that can be given away: those that still run. */
export const couponsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['gift-cards', 'coupons', api.locale, api.currency],
    queryFn: async () => {
      const { data } = await api.get('/coupons', () =>
        import('@dana/contracts/api/coupon').then((module) => module.couponsAnswerSchema),
      );
      const now = Date.now();
      return data.filter(({ ends_at: end }) => new Date(end).getTime() > now);
    },
  });
