import { localise } from '../catalogue/localise.ts';
import type { Lang } from '../http/context.ts';
import type { Letter } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import type { Compose } from '../emails/send.ts';
import { shopMailbox } from '../shop/own-shop.ts';
import { moderationPath } from './comment-links.ts';

type Waiting = { name: string; text: string; postTitle: string };

/** Informs the shop of a comment that waits for approval; null once it was approved or removed. */
export const composeCommentLetter: Compose = async (deps, { facts, lang }) => {
  const { id } = facts as { id: number };
  const row = await deps.db
    .selectFrom('comments as c')
    .innerJoin('posts as p', 'p.id', 'c.post_id')
    .select(['c.name', 'c.text', 'c.approved', 'p.title'])
    .where('c.id', '=', id)
    .executeTakeFirst();
  const to = await shopMailbox(deps);
  if (!row || row.approved || to === undefined) return null;
  const link = `${deps.publicOrigin}${await moderationPath(deps, id, lang)}`;
  const letter = texts[lang]({ name: row.name, text: row.text, postTitle: localise(row.title, lang) }, link);
  return renderLetter(deps, letter, { to, lang });
};

const texts: Record<Lang, (comment: Waiting, link: string) => Letter> = {
  en: ({ name, text, postTitle }, link) => ({
    subject: 'A comment waits for you',
    preview: 'Nobody sees it before it is approved.',
    heading: 'A comment waits for you',
    paragraphs: [`\u2068${name}\u2069 wrote about “\u2068${postTitle}\u2069”:`],
    quote: text,
    action: { label: 'Read and decide', link },
    closing: 'Nobody sees the comment before it is approved.',
  }),
  ar: ({ name, text, postTitle }, link) => ({
    subject: 'تعليق في انتظارك',
    preview: 'لا يظهر لأحد قبل الموافقة عليه.',
    heading: 'تعليق في انتظارك',
    paragraphs: [`كتب \u2068${name}\u2069 عن «\u2068${postTitle}\u2069»:`],
    quote: text,
    action: { label: 'قراءة التعليق واتخاذ القرار', link },
    closing: 'لا يظهر التعليق لأحد قبل الموافقة عليه.',
  }),
};
