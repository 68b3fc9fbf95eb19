import type { Comment } from '@dana/contracts/api/comment';

export type Thread = { comment: Comment; answers: Comment[] };

/**
 * Puts answers under the comment that began their thread, in the order given. An answer to an answer stands beside it:
 * there is one level. One whose comment is not shown stands by itself.
 */
export function threadsOf(comments: Comment[]): Thread[] {
  const threads = new Map<Comment['id'], Thread>();
  const all: Thread[] = [];
  for (const comment of comments) {
    const thread = comment.parent_id === null ? undefined : threads.get(comment.parent_id);
    if (thread) {
      thread.answers.push(comment);
      threads.set(comment.id, thread);
    } else {
      const own = { comment, answers: [] };
      threads.set(comment.id, own);
      all.push(own);
    }
  }
  return all;
}
