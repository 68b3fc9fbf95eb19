import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The names of the shop's content pages, in the order of menus. */
export const contentPagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shell', 'pages', api.locale],
    queryFn: async ({ signal }) => {
      const load = () =>
        import(/* webpackChunkName: "answers" */ '../../api/schemas.ts').then(
          (module) => module.pagesAnswerSchema,
        );
      return (await api.get('/page', load, { signal })).data;
    },
    // What the footer names already serves as well.
    retry: false,
    staleTime: 600_000,
  });
