import type { Mail } from '@dana/server/mail/mailer';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Lang } from '../../http/context.ts';
import { fillShop, ownShop } from '../../shop/own-shop.ts';
import type { Letter } from './letter.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

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
