import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The coupons that can be given away. */
export const couponsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['gift-cards', 'coupons', api.locale, api.currency],
    queryFn: () =>
      api.get('/coupons', () =>
        import('@dana/contracts/api/coupon').then((module) => module.couponsAnswerSchema),
      ),
  });
