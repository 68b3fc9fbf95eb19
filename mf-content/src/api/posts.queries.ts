import type { ApiClient } from '@dana/api-client';
import type { PostSummary } from '@dana/contracts/api/post';
import { queryOptions } from '@tanstack/react-query';

/** Which articles: `page` from 1; empty texts mean "any". */
export type PostFilter = { page: number; category: string; tag: string; search: string };

/** As many stand on one page of the blog unless a page says otherwise. */
export const blogPageSize = 4;
/** Enough for all articles of a shop's blog: its sidebar counts them. */
const everythingSize = 50;

const postsSchema = () => import('./schemas.ts').then((module) => module.postsAnswerSchema);

/** GET /posts: one page of the blog, newest first. */
export const postsQuery = (api: ApiClient, filter: PostFilter, pageSize = blogPageSize) =>
  queryOptions({
    queryKey: ['content', 'posts', filter, pageSize, api.locale],
    queryFn: ({ signal }) => {
      const { page, category, tag, search } = filter;
      const query = {
        page,
        per_page: pageSize,
        category: category || undefined,
        tag: tag || undefined,
        search: search || undefined,
      };
      return api.get('/posts', postsSchema, { query, signal });
    },
  });

/** GET /posts without a filter: for what stands beside and below articles. */
export const recentPostsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['content', 'recent-posts', api.locale],
    queryFn: ({ signal }) => api.get('/posts', postsSchema, { query: { per_page: everythingSize }, signal }),
    select: (answer) => answer.data,
  });

/** The newest articles as cards show them: what is kept travels in the HTML of pages of others as well. */
export const latestPostsQuery = (api: ApiClient, count: number) =>
  queryOptions({
    queryKey: ['content', 'latest-posts', count, api.locale],
    queryFn: async ({ signal }): Promise<PostSummary[]> => {
      const { data } = await api.get('/posts', postsSchema, { query: { per_page: count }, signal });
      return data.map((post) => ({ ...post, author: '', tags: [], media: null }));
    },
  });

/** GET /posts/{slug}. Errors: `ApiError` 404 for an unknown slug. */
export const postQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['content', 'post', slug, api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.postAnswerSchema);
      const { data } = await api.get(`/posts/${encodeURIComponent(slug)}`, schema, { signal });
      return data;
    },
  });
