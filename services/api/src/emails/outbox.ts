import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isHereByName, isThisMachine } from '@dana/server/address';
import { hostOf } from '@dana/server/request-client';
import { type Context, Hono } from 'hono';
import PostalMime from 'postal-mime';
import type { ApiDeps } from '../deps.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { notFound } from '../http/failure.ts';
import { answerPage, html, type Html, otherLang, pageBar } from '../pages/html-page.ts';
import { messages } from '../messages.ts';

/**
 * GET dev/outbox, dev/outbox/{email} and its HTML: the emails that lie in a folder for want of a mail server. 404 where
 * the shop has one or is open to others, for everybody who is not at this machine, and under any name but this machine's own.
 */
export function outboxRoutes({ outbox, publicOrigin }: Pick<ApiDeps, 'outbox' | 'publicOrigin'>) {
  const folderFor = (c: Context<ApiEnv>): string => {
    const isHere = isThisMachine(c.get('clientAddress')) && isHereByName(hostOf(c));
    if (outbox === null || !isHere) throw notFound();
    return outbox;
  };
  const emailFor = async (c: Context<ApiEnv>): Promise<FoundEmail> => {
    const email = await readFromOutbox(folderFor(c), c.req.param('email') ?? '');
    if (!email) throw notFound();
    return email;
  };
  const style = outboxStyle;
  return new Hono<ApiEnv>()
    .get('/dev/outbox', async (c) => {
      const lang = c.get('lang');
      const body = outboxPage(await listOutbox(folderFor(c)), lang);
      return answerPage(c, { lang, title: messages[lang].outbox.title, body, style });
    })
    .get('/dev/outbox/:email', async (c) => {
      const lang = c.get('lang');
      const email = await emailFor(c);
      return answerPage(c, {
        lang,
        title: email.subject,
        body: emailPage(email, lang),
        style,
        frames: true,
      });
    })
    .get('/dev/outbox/:email/html', async (c) => {
      const { html } = await emailFor(c);
      c.header('Cache-Control', 'no-store');
      // As mail programs do: no script, nothing from elsewhere but pictures; its links open beside it.
      c.header(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${publicOrigin}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
      );
      return c.html(html);
    });
}

/** An email that lies in the outbox. */
type FoundEmail = {
  name: string;
  to: string;
  subject: string;
  date: Date;
  text: string;
  html: string;
};

const shownMax = 200;
const namePattern = /^[\w-]+(?:\.\w+)?$/;
const ending = '.eml';

/** The newest emails of the folder; none where nothing was sent yet. */
async function listOutbox(folder: string): Promise<FoundEmail[]> {
  const files = await readdir(folder).catch(() => []);
  const names = files
    .filter((file) => file.endsWith(ending))
    .sort()
    .reverse()
    .slice(0, shownMax)
    .map((file) => file.slice(0, -ending.length));
  const emails = await Promise.all(names.map((name) => readFromOutbox(folder, name)));
  return emails.filter((email) => email !== null);
}

/** One email by its name, read as mail programs do; null when there is none. */
async function readFromOutbox(folder: string, name: string): Promise<FoundEmail | null> {
  if (!namePattern.test(name)) return null;
  const bytes = await readFile(join(folder, `${name}${ending}`)).catch(() => null);
  if (!bytes) return null;
  const mail = await PostalMime.parse(bytes);
  return {
    name,
    to: mail.to?.map(({ address }) => address).join(', ') ?? '',
    subject: mail.subject ?? '',
    date: new Date(mail.date ?? 0),
    text: mail.text ?? '',
    html: mail.html ?? '',
  };
}

const outboxStyle = `
.bar, main { max-inline-size: 800px; }
.emails { margin: 0; padding: 0; list-style: none; }
.emails li { border-block-start: 1px solid var(--line); padding-block: 12px; }
.emails a { font-weight: 500; }
.emails span { display: block; }
iframe { inline-size: 100%; block-size: 75vh; border: 1px solid var(--line); border-radius: 6px; background: #f7f5f1; }
pre { margin: 0; padding: 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
h2 { margin: 24px 0 8px; font-size: 1rem; }
`;

const pathOf = (lang: Lang, name = '') => `/dev/outbox${name && `/${name}`}?lang=${lang}`;
const times = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Kuwait' }),
  ar: new Intl.DateTimeFormat('ar-KW-u-nu-latn-ca-gregory', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Kuwait',
  }),
};

/** The emails that lie there, the newest first. */
function outboxPage(emails: readonly FoundEmail[], lang: Lang): Html {
  const words = messages[lang].outbox;
  const rows = emails.map(
    ({ name, to, subject, date }) =>
      html`<li><a href="${pathOf(lang, name)}" dir="auto">${subject}</a><span class="muted"><bdi dir="ltr">${to}</bdi> · <bdi>${times[lang].format(date)}</bdi></span></li>`,
  );
  const list = rows.length > 0 ? html`<ul class="emails">${rows}</ul>` : html`<p>${words.none}</p>`;
  return html`${bar(lang, '')}
<main><div class="card"><h1>${words.title}</h1><p class="muted">${words.why}</p>${list}</div></main>`;
}

/** One email: its HTML in a frame that runs nothing, and its plain text. */
function emailPage({ name, to, subject, date, text }: FoundEmail, lang: Lang): Html {
  const words = messages[lang].outbox;
  return html`${bar(lang, name)}
<main><div class="card">
<p><a href="${pathOf(lang)}">${words.all}</a></p>
<h1 dir="auto">${subject}</h1>
<dl><dt>${words.to}</dt><dd><bdi dir="ltr">${to}</bdi></dd><dt>${words.sent}</dt><dd>${times[lang].format(date)}</dd></dl>
<h2>${words.look}</h2>
<iframe title="${words.look}" src="/dev/outbox/${name}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${words.text}</h2>
<pre dir="auto">${text}</pre>
</div></main>`;
}

const bar = (lang: Lang, name: string): Html => pageBar(lang, pathOf(otherLang(lang), name));
