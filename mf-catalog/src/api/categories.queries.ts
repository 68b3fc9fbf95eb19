import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The tree of categories changes rarely; a shopper who pages through a listing needs it once. Unit: milliseconds. */
const categoriesStaleTimeMs = 5 * 60_000;

/** The departments with their categories. */
export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['catalog', 'categories', api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.categoriesAnswerSchema);
      return (await api.get('/categories', schema, { signal })).data;
    },
    staleTime: categoriesStaleTimeMs,
  });
