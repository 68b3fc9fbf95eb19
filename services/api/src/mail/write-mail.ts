import type { Lang } from '../http/context.ts';
import type { Mail } from './mailer.ts';

export type MailContent = {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; link: string };
  /** Said small at the end. */
  closing: string;
};

const shopNames = { en: 'Dana', ar: 'دانة' };

/** Writes a mail in plain text and in HTML that every mail program shows, in the reader's direction. */
export function writeMail(content: MailContent, lang: Lang): Mail {
  const { to, subject, greeting, paragraphs, action, closing } = content;
  const text = [greeting, ...paragraphs, ...(action ? [action.label, action.link] : []), closing];
  const body = [
    `<p style="${paragraphStyle}">${escapeHtml(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p style="${paragraphStyle}">${escapeHtml(paragraph)}</p>`),
    ...(action
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(action.link)}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
    `<p style="margin:24px 0 0;font-size:14px;color:#55636E">${escapeHtml(closing)}</p>`,
  ];
  const html = `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;background:#F7F5F1;color:#16222B;font:16px/1.7 'Segoe UI',Tahoma,Arial,sans-serif"><div style="max-width:520px;margin:0 auto;padding:32px;background:#FFFFFF;border-radius:14px"><p style="margin:0 0 24px;font-size:22px;font-weight:600;color:#0B5C63">${shopNames[lang]}</p>${body.join('')}</div></body></html>`;
  return { to, subject, text: text.join('\n\n'), html };
}

const paragraphStyle = 'margin:0 0 16px';
const buttonStyle =
  'display:inline-block;padding:12px 24px;border-radius:6px;background:#0B5C63;color:#FFFFFF;text-decoration:none;font-weight:600';

/** A text as HTML shows it, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
