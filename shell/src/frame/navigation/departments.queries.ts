import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The departments with their categories and brands, for menus. */
export const departmentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['shell', 'departments', api.locale],
    queryFn: async ({ signal }) => {
      const load = () =>
        import(/* webpackChunkName: "answers" */ '../../api/schemas.ts').then(
          (module) => module.departmentsAnswerSchema,
        );
      return (await api.get('/categories', load, { signal })).data;
    },
    // Departments change rarely, not with the page.
    staleTime: 600_000,
  });
