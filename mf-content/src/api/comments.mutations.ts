import type { ApiClient } from '@dana/api-client';
import type { Comment, CommentInput } from '@dana/contracts/api/comment';
import { commentsCall } from './comments.queries.ts';

/**
 * POST /posts/{slug}/comments. @returns the comment, null where somebody of the shop reads it first.
 * Errors: `ApiError` 422 with `fields` by name, 429 when written to too often.
 */
export async function writeComment(
  api: ApiClient,
  slug: string,
  comment: CommentInput,
): Promise<Comment | null> {
  const { data } = await api.send('POST', commentsCall(slug), comment, () =>
    import('./schemas.ts').then((module) => module.commentAnswerSchema),
  );
  return data;
}
