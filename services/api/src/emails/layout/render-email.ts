import type { Mail } from '@dana/server/mail/mailer';
import type { Db } from '../../database/schema.ts';
import type { Lang } from '../../http/context.ts';
import { fillShop, ownShop, shopLine } from '../../shop/own-shop.ts';
import type { Email, EmailFrame } from './email.ts';
import { renderHtml } from './render-html.ts';
import { type EmailWords, sayAll, type Messages, messages, type Values } from '../../messages.ts';

type Envelope = Pick<Mail, 'to' | 'replyTo' | 'unsubscribe'> & { lang: Lang };

/** An email as the mail that is sent, in plain text and as HTML, from the shop as it calls itself now. */
export async function renderEmail(
  { db, publicOrigin }: { db: Db; publicOrigin: string },
  email: Email,
  { lang, ...envelope }: Envelope,
): Promise<Mail> {
  const shop = await ownShop(db);
  const filled = {
    ...email,
    subject: fillShop(email.subject, shop, lang),
    paragraphs: email.paragraphs.map((paragraph) => fillShop(paragraph, shop, lang)),
  };
  const frame = { lang, publicOrigin, shop };
  const html = await renderHtml(filled, frame);
  return {
    ...(shop.mailSender !== undefined && { from: shop.mailSender }),
    ...envelope,
    subject: filled.subject,
    text: renderText(filled, frame),
    html,
  };
}

/** Keeps a number or an amount in order inside Arabic words (U+2066, U+2069). */
const code = (text: string, lang: Lang) => (lang === 'ar' ? `\u2066${text}\u2069` : text);

/** The same email for programs and readers that take plain text. */
function renderText(email: Email, { lang, publicOrigin, shop }: EmailFrame): string {
  const {
    heading,
    paragraphs,
    quote,
    steps,
    products,
    action,
    facts,
    lines,
    sums,
    address,
    closing,
    wayOut,
  } = email;
  const { help, contact, sent } = messages[lang].emails.layout;
  const reached = steps?.filter(({ isReached }) => isReached).at(-1);
  const parts = [
    shop.name[lang],
    heading,
    ...paragraphs,
    quote?.replace(/^/gm, '> '),
    reached && `[${reached.label}]`,
    products
      ?.map(({ name, detail, amount, before, link }) =>
        [name, detail, code(amount, lang), before && `${before.label} ${code(before.amount, lang)}`, link]
          .filter(Boolean)
          .join('\n'),
      )
      .join('\n\n'),
    action && `${action.label}:\n${action.link}`,
    facts
      ?.map(({ label, value, isCode, link }) =>
        [`${label}: ${isCode ? code(value, lang) : value}`, link].filter(Boolean).join('\n'),
      )
      .join('\n'),
    lines?.map(({ name, detail, amount }) => `${name}\n${detail}\n${code(amount, lang)}`).join('\n\n'),
    sums?.map(({ label, amount }) => `${label}: ${code(amount, lang)}`).join('\n'),
    address && [`${address.label}:`, ...address.lines].join('\n'),
    closing,
    '· · ·',
    `${help} ${contact}: ${publicOrigin}/${lang}/contact\n${shopLine(shop, lang)}\n${sent}`,
    wayOut && `${wayOut.label}:\n${wayOut.link}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** An email without more than its words, values in their places, and its button. */
export function writeEmail(lang: Lang, kind: keyof Messages['emails'], values: Values, link: string): Email {
  const { press, ...words } = sayAll<EmailWords>(lang, `emails.${kind}`, values);
  return { ...words, action: { label: press, link } };
}
