import { isHereByName, isThisMachine } from '@dana/server/address';
import { hostOf } from '@dana/server/request-client';
import { type Context, Hono } from 'hono';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { letterPage, outboxPage, outboxStyle, outboxTexts } from '../outbox/outbox-page.ts';
import { type FoundLetter, listOutbox, readFromOutbox } from '../outbox/read-outbox.ts';
import { answerPage } from '../pages/html-page.ts';

/**
 * GET dev/outbox, dev/outbox/{letter} and its HTML: the letters that lie in a folder for want of a mail server. 404 where
 * the shop has one or is open to others, for everybody who is not at this machine, and under any name but this machine's own.
 */
export function outboxRoutes({ outbox, publicOrigin }: Pick<ApiDeps, 'outbox' | 'publicOrigin'>) {
  const folderFor = (c: Context<ApiEnv>): string => {
    const isHere = isThisMachine(c.get('clientAddress')) && isHereByName(hostOf(c));
    if (outbox === null || !isHere) throw notFound();
    return outbox;
  };
  const letterFor = async (c: Context<ApiEnv>): Promise<FoundLetter> => {
    const letter = await readFromOutbox(folderFor(c), c.req.param('letter') ?? '');
    if (!letter) throw notFound();
    return letter;
  };
  const style = outboxStyle;
  return new Hono<ApiEnv>()
    .get('/dev/outbox', async (c) => {
      const lang = c.get('lang');
      const body = outboxPage(await listOutbox(folderFor(c)), lang);
      return answerPage(c, { lang, title: outboxTexts[lang].title, body, style });
    })
    .get('/dev/outbox/:letter', async (c) => {
      const lang = c.get('lang');
      const letter = await letterFor(c);
      return answerPage(c, {
        lang,
        title: letter.subject,
        body: letterPage(letter, lang),
        style,
        frames: true,
      });
    })
    .get('/dev/outbox/:letter/html', async (c) => {
      const { html } = await letterFor(c);
      c.header('Cache-Control', 'no-store');
      // As mail programs do: no script, nothing from elsewhere but pictures; its links open beside it.
      c.header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicOrigin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
      );
      return c.html(html);
    });
}
