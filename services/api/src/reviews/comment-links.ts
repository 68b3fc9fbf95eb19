import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { isSigned, sign } from '../http/signed-link.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { Mail } from '../mail/mailer.ts';

type Waiting = { id: number; name: string; text: string; postTitle: string };

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

/** The mail that informs the shop of a comment that waits for approval. */
export async function composeCommentMail(deps: ApiDeps, comment: Waiting, lang: Lang): Promise<Mail> {
  const link = `${deps.publicOrigin}${await moderationPath(deps, comment.id, lang)}`;
  return writeMail({ to: deps.shopMail, ...mailTexts[lang](comment, link) }, lang);
}

const textOf = (commentId: number) => `comment ${commentId}`;

const mailTexts = {
  en: ({ name, text, postTitle }: Waiting, link: string) => ({
    subject: 'A comment waits for you',
    greeting: `${name} wrote about “${postTitle}”:`,
    paragraphs: [text],
    action: { label: 'Read and decide', link },
    closing: 'Nobody sees the comment before it is approved.',
  }),
  ar: ({ name, text, postTitle }: Waiting, link: string) => ({
    subject: 'تعليق في انتظارك',
    greeting: `كتب ${name} عن «${postTitle}»:`,
    paragraphs: [text],
    action: { label: 'قراءة التعليق واتخاذ القرار', link },
    closing: 'لا يظهر التعليق لأحد قبل الموافقة عليه.',
  }),
};
