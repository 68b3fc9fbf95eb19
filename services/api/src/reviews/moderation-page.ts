import type { Lang } from '../http/context.ts';
import { html, type Html } from '../pages/html-page.ts';

type ModerationPage = {
  comment: { name: string; text: string; lang: Lang; approved: boolean; postTitle: string };
  lang: Lang;
  path: string;
  otherPath: string;
};

/** The words of the moderation page. */
export const moderationTexts = {
  en: {
    shop: '{{shop}}',
    otherLanguage: 'العربية',
    title: 'A comment on the blog',
    article: 'Article',
    writer: 'From',
    approve: 'Publish',
    remove: 'Remove',
    shown: 'This comment is published.',
    waiting: 'Nobody sees this comment yet.',
    removed: 'This comment does not exist, or was removed.',
  },
  ar: {
    shop: '{{shop}}',
    otherLanguage: 'English',
    title: 'تعليق على المدونة',
    article: 'المقال',
    writer: 'من',
    approve: 'نشر',
    remove: 'حذف',
    shown: 'هذا التعليق منشور.',
    waiting: 'لا يرى أحد هذا التعليق بعد.',
    removed: 'هذا التعليق غير موجود أو تم حذفه.',
  },
} satisfies Record<Lang, Record<string, string>>;

/** A comment with what can be done about it. */
export function moderationPage({ comment, lang, path, otherPath }: ModerationPage): Html {
  const texts = moderationTexts[lang];
  const other = lang === 'ar' ? 'en' : 'ar';
  const approve = comment.approved
    ? html``
    : html`<button class="first" name="decision" value="approve">${texts.approve}</button>`;
  return html`<header class="bar">
<p class="brand">${texts.shop}</p>
<a class="language" href="${otherPath}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a>
</header>
<main>
<form class="card" method="post" action="${path}">
<h1>${texts.title}</h1>
<p class="muted">${comment.approved ? texts.shown : texts.waiting}</p>
<dl>
<dt>${texts.article}</dt><dd>${comment.postTitle}</dd>
<dt>${texts.writer}</dt><dd dir="auto">${comment.name}</dd>
</dl>
<blockquote lang="${comment.lang}" dir="auto">${comment.text}</blockquote>
<div class="actions">
${approve}
<button class="danger" name="decision" value="remove">${texts.remove}</button>
</div>
</form>
</main>`;
}

/** What stands where a comment was. */
export function removedPage(lang: Lang): Html {
  const texts = moderationTexts[lang];
  return html`<header class="bar"><p class="brand">${texts.shop}</p></header>
<main><div class="card"><h1>${texts.title}</h1><p>${texts.removed}</p></div></main>`;
}
