import type { ApiClient } from '@dana/api-client';
import type { CommentInput } from '@dana/contracts/api/comment';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

const callOf = (slug: string) => `/posts/${encodeURIComponent(slug)}/comments`;

/** GET /posts/{slug}/comments, oldest first. */
export const commentsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['content', 'comments', slug, api.locale],
    queryFn: async ({ signal }) => {
      const schema = () => import('./schemas.ts').then((module) => module.commentsAnswerSchema);
      return (await api.get(callOf(slug), schema, { signal })).data;
    },
    enabled: slug !== '',
  });

/**
 * POST /posts/{slug}/comments; `data` is null where somebody of the shop reads it first.
 * Errors: `ApiError` 422 with `fields` by name, 429 when written to too often.
 */
export const commentMutation = (api: ApiClient, slug: string) =>
  mutationOptions({
    mutationFn: (comment: CommentInput) =>
      api.send('POST', callOf(slug), comment, () =>
        import('./schemas.ts').then((module) => module.commentAnswerSchema),
      ),
  });
