import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { isSigned, sign } from '../http/signed-link.ts';

/** The path of the page on which the shop lets a comment through or removes it. Who has the link may decide. */
export async function moderationPath(deps: ApiDeps, commentId: number, lang: Lang): Promise<string> {
  const signature = await sign(deps.db, textOf(commentId));
  return `/api/moderation/comments/${commentId}?lang=${lang}&signature=${signature}`;
}

/** Whether a moderation link was made here. */
export function isOwnModerationLink(
  deps: ApiDeps,
  commentId: number,
  signature: string | undefined,
): Promise<boolean> {
  return isSigned(deps.db, textOf(commentId), signature);
}

const textOf = (commentId: number) => `comment ${commentId}`;
