import type { Lang } from '../http/context.ts';
import { html, type Html } from '../pages/html-page.ts';
import type { FoundLetter } from './read-outbox.ts';

type Texts = Record<
  'shop' | 'other' | 'title' | 'none' | 'why' | 'all' | 'to' | 'sent' | 'look' | 'text',
  string
>;

/** The words of the outbox. */
export const outboxTexts: Record<Lang, Texts> = {
  en: {
    shop: '{{shop}}',
    other: 'العربية',
    title: 'Outbox',
    none: 'No letters yet.',
    why: 'There is no mail server, so letters stay here. Only this machine can read them.',
    all: 'All letters',
    to: 'To',
    sent: 'Sent',
    look: 'As a mail program shows it',
    text: 'Plain text',
  },
  ar: {
    shop: '{{shop}}',
    other: 'English',
    title: 'صندوق الصادر',
    none: 'لا توجد رسائل بعد.',
    why: 'لا يوجد خادم بريد، لذلك تبقى الرسائل هنا، ولا يمكن قراءتها إلا من هذا الجهاز.',
    all: 'كل الرسائل',
    to: 'إلى',
    sent: 'وقت الإرسال',
    look: 'كما يعرضها برنامج البريد',
    text: 'النص العادي',
  },
};

export const outboxStyle = `
.bar, main { max-inline-size: 800px; }
.letters { margin: 0; padding: 0; list-style: none; }
.letters li { border-block-start: 1px solid var(--line); padding-block: 12px; }
.letters a { font-weight: 500; }
.letters span { display: block; }
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

/** The letters that lie there, the newest first. */
export function outboxPage(letters: readonly FoundLetter[], lang: Lang): Html {
  const texts = outboxTexts[lang];
  const rows = letters.map(
    ({ name, to, subject, date }) =>
      html`<li><a href="${pathOf(lang, name)}" dir="auto">${subject}</a><span class="muted"><bdi dir="ltr">${to}</bdi> · <bdi>${times[lang].format(date)}</bdi></span></li>`,
  );
  const list = rows.length > 0 ? html`<ul class="letters">${rows}</ul>` : html`<p>${texts.none}</p>`;
  return html`${bar(lang, '')}
<main><div class="card"><h1>${texts.title}</h1><p class="muted">${texts.why}</p>${list}</div></main>`;
}

/** One letter: its HTML in a frame that runs nothing, and its plain text. */
export function letterPage({ name, to, subject, date, text }: FoundLetter, lang: Lang): Html {
  const texts = outboxTexts[lang];
  return html`${bar(lang, name)}
<main><div class="card">
<p><a href="${pathOf(lang)}">${texts.all}</a></p>
<h1 dir="auto">${subject}</h1>
<dl><dt>${texts.to}</dt><dd><bdi dir="ltr">${to}</bdi></dd><dt>${texts.sent}</dt><dd>${times[lang].format(date)}</dd></dl>
<h2>${texts.look}</h2>
<iframe title="${texts.look}" src="/dev/outbox/${name}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${texts.text}</h2>
<pre dir="auto">${text}</pre>
</div></main>`;
}

function bar(lang: Lang, name: string): Html {
  const other = lang === 'ar' ? 'en' : 'ar';
  const { shop, other: otherLanguage } = outboxTexts[lang];
  return html`<header class="bar"><p class="brand">${shop}</p>
<a class="language" href="${pathOf(other, name)}" lang="${other}" hreflang="${other}">${otherLanguage}</a></header>`;
}
