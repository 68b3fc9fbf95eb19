import type { Mail } from '@dana/server/mail/mailer';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Lang } from '../../http/context.ts';
import { fillShop, ownShop, shopLine } from '../../shop/own-shop.ts';
import type { Letter, LetterFrame } from './letter.ts';
import { renderHtml } from './render-html.ts';
import { type EmailWords, sayAll, type Texts, texts, type Values } from '../../texts.ts';

type Envelope = Pick<Mail, 'to' | 'replyTo' | 'unsubscribe'> & { lang: Lang };

/** A letter as the mail that is sent, in plain text and as HTML, from the shop as it calls itself now. */
export async function renderLetter(
  { db, publicOrigin }: { db: Kysely<Database>; publicOrigin: string },
  letter: Letter,
  { lang, ...envelope }: Envelope,
): Promise<Mail> {
  const shop = await ownShop(db);
  const filled = {
    ...letter,
    subject: fillShop(letter.subject, shop, lang),
    paragraphs: letter.paragraphs.map((paragraph) => fillShop(paragraph, shop, lang)),
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

/** The same letter for programs and readers that take plain text. */
function renderText(letter: Letter, { lang, publicOrigin, shop }: LetterFrame): string {
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
  } = letter;
  const { help, contact, sent } = texts[lang].emails.layout;
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

/** A letter without more than its words, values in their places, and its button. */
export function writeLetter(lang: Lang, kind: keyof Texts['emails'], values: Values, link: string): Letter {
  const { press, ...words } = sayAll<EmailWords>(lang, `emails.${kind}`, values);
  return { ...words, action: { label: press, link } };
}
