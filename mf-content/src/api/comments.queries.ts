import type { ApiClient } from '@dana/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Where the comments of an article are. */
export const commentsCall = (slug: string) => `/posts/${encodeURIComponent(slug)}/comments`;

/** GET /posts/{slug}/comments, oldest first. */
export const commentsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['content', 'comments', slug, api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.commentsAnswerSchema);
      return (await api.get(commentsCall(slug), schema, { signal })).data;
    },
    enabled: slug !== '',
  });
