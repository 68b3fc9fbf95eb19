import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** GET /page/{slug}. Errors: `ApiError` 404 for an unknown slug. */
export const pageQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['content', 'page', slug, api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.pageAnswerSchema);
      return (await api.get(`/page/${encodeURIComponent(slug)}`, schema, { signal })).data;
    },
  });

/** GET /page: the names of all content pages, in the order of menus. */
export const pageLinksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['content', 'pages', api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.pagesAnswerSchema);
      return (await api.get('/page', schema, { signal })).data;
    },
  });
