import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What the home page is made of: slides, banners, categories and titled rows of products. */
export const homeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['home', api.locale, api.currency],
    queryFn: async ({ signal }) => {
      const schema = () => import('@dana/contracts/api/home').then((module) => module.homeAnswerSchema);
      return (await api.get('/home', schema, { signal })).data;
    },
  });
