import type { Lang } from '../../http/context.ts';
import type { Mail } from '@dana/server/mail/mailer';
import type { Letter } from './letter.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

type Envelope = Pick<Mail, 'to' | 'replyTo' | 'unsubscribe'> & { lang: Lang };

/** A letter as the mail that is sent, in plain text and as HTML. */
export async function renderLetter(
  { publicOrigin }: { publicOrigin: string },
  letter: Letter,
  { lang, ...envelope }: Envelope,
): Promise<Mail> {
  const html = await renderHtml(letter, lang, publicOrigin);
  return { ...envelope, subject: letter.subject, text: renderText(letter, lang, publicOrigin), html };
}
