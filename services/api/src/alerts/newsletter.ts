import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { confirmationStandsMs, queueForStranger, queueLetter } from '../emails/queue.ts';
import type { Compose } from '../emails/send.ts';
import type { Lang } from '../http/context.ts';
import { ownShop } from '../shop/own-shop.ts';
import { type Alert, alertLink, type AlertWords, type PageWords, renderAlert } from './mailed-links.ts';

type Request = { email: string; name: string; lang: Lang };

/**
 * Keeps an address that asks for the newsletter, and writes to it: nothing else is sent before its owner confirms. Who
 * confirmed before gets no letter, nor who has one to answer.
 */
export async function subscribe(
  trx: Kysely<Database>,
  deps: ApiDeps,
  { email, name, lang }: Request,
): Promise<void> {
  const now = deps.now();
  const subscriber = await trx
    .insertInto('newsletter_subscribers')
    .values({ email, name, lang, created_at: now, confirmed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ lang, created_at: now })
        .where('newsletter_subscribers.confirmed_at', 'is', null)
        .where('newsletter_subscribers.created_at', '<', new Date(now.getTime() - confirmationStandsMs)),
    )
    .returning('key')
    .executeTakeFirst();
  if (!subscriber) return;
  const { key } = subscriber;
  await queueForStranger(trx, deps, { kind: 'newsletter_confirm', lang, facts: { key }, email });
}

/** Confirms a subscription, once; a second time nothing changes and no second letter is written. */
async function confirm(deps: ApiDeps, key: string): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const subscriber = await trx
      .updateTable('newsletter_subscribers')
      .set({ confirmed_at: deps.now() })
      .where('key', '=', key)
      .where('confirmed_at', 'is', null)
      .returning('lang')
      .executeTakeFirst();
    if (subscriber)
      await queueLetter(trx, deps, { kind: 'newsletter_welcome', lang: subscriber.lang, facts: { key } });
  });
}

/** Ends a subscription; nothing of it is kept. */
async function leave(deps: ApiDeps, key: string): Promise<void> {
  await deps.db.deleteFrom('newsletter_subscribers').where('key', '=', key).execute();
}

/** The pages behind the links. */
export const newsletter: Alert = {
  kind: 'newsletter',
  async words(deps, lang) {
    const often = await howOften(deps, lang);
    const words = pageWords[lang];
    const waiting = words.confirm_waiting;
    const text = waiting.text.replace('{often}', often ? atMost[lang](often) : '');
    return { ...words, confirm_waiting: { ...waiting, text } };
  },
  async state({ db }, _, key) {
    const row = await db
      .selectFrom('newsletter_subscribers')
      .select('confirmed_at')
      .where('key', '=', key)
      .executeTakeFirst();
    return row ? (row.confirmed_at ? 'confirmed' : 'waiting') : 'none';
  },
  confirm,
  leave,
};

/** How often the shop says that its newsletter comes at most. */
const howOften = async (deps: ApiDeps, lang: Lang): Promise<string | undefined> =>
  (await ownShop(deps.db)).newsletter?.often?.[lang];

/** Asks the owner of an address whether they want the newsletter. */
export const composeNewsletterConfirm: Compose = async (deps, { facts }) => {
  const subscriber = await find(deps, facts);
  return subscriber && !subscriber.confirmed_at ? write(deps, subscriber, confirmTexts) : null;
};

/** Says that they will get it, and how it ends. */
export const composeNewsletterWelcome: Compose = async (deps, { facts }) => {
  const subscriber = await find(deps, facts);
  return subscriber ? write(deps, subscriber, welcomeTexts) : null;
};

type Subscriber = { email: string; key: string; lang: Lang };
type Texts = Record<Lang, (often: string | undefined) => AlertWords>;

function find(deps: ApiDeps, facts: object) {
  return deps.db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('key', '=', (facts as { key: string }).key)
    .executeTakeFirst();
}

async function write(deps: ApiDeps, subscriber: Subscriber, texts: Texts) {
  const { email: to, lang } = subscriber;
  return renderAlert(deps, texts[lang](await howOften(deps, lang)), {
    to,
    lang,
    link: alertLink(deps, 'newsletter', 'confirm', subscriber),
    out: alertLink(deps, 'newsletter', 'leave', subscriber),
  });
}

const confirmTexts: Texts = {
  en: (often) => ({
    subject: 'Confirm your subscription',
    preview: 'One click, and our newsletter comes to you.',
    heading: 'Do you want our newsletter?',
    paragraphs: [
      `Somebody, probably you, asked for the newsletter of {{shop}} with this address. Confirm it within seven days, and it comes to you${often ? `, ${often} at most` : ''}.`,
    ],
    press: 'Confirm subscription',
    closing: 'If this was not you, nothing needs to be done: without a confirmation nothing more is sent.',
    leave: 'Take this address off the list',
  }),
  ar: (often) => ({
    subject: 'تأكيد الاشتراك',
    preview: 'بضغطة واحدة تصلك نشرتنا البريدية.',
    heading: 'هل ترغب في نشرتنا البريدية؟',
    paragraphs: [
      `طُلب الاشتراك في نشرة {{shop}} البريدية بهذا البريد، وغالبًا كان الطلب منك. أكّد الاشتراك خلال سبعة أيام لتصلك النشرة${often ? `، ${often} على الأكثر` : ''}.`,
    ],
    press: 'تأكيد الاشتراك',
    closing: 'إن لم يكن الطلب منك فلا داعي لفعل أي شيء، فلن يصلك شيء آخر دون تأكيد.',
    leave: 'حذف هذا البريد من القائمة',
  }),
};

const welcomeTexts: Texts = {
  en: (often) => ({
    subject: 'You’re subscribed',
    preview: 'Our newsletter comes to you from now on.',
    heading: 'You’re subscribed',
    paragraphs: [
      often
        ? `New arrivals, restocks and the odd good story come to you from now on, ${often} at most.`
        : 'What is new in the shop comes to you from now on.',
    ],
    leave: 'Unsubscribe',
  }),
  ar: (often) => ({
    subject: 'تم الاشتراك',
    preview: 'ستصلك نشرتنا البريدية من الآن.',
    heading: 'تم الاشتراك',
    paragraphs: [
      often
        ? `يصلك من الآن ما وصل حديثًا، وما عاد إلى المخزون، وحكاية جميلة أحيانًا، ${often} على الأكثر.`
        : 'يصلك من الآن جديد المتجر.',
    ],
    leave: 'إلغاء الاشتراك',
  }),
};

const pageWords: Record<Lang, PageWords> = {
  en: {
    confirm_waiting: {
      title: 'Confirm your subscription',
      text: 'Our newsletter comes to you{often}. Every one has a link to unsubscribe.',
      press: 'Confirm subscription',
    },
    confirm_confirmed: {
      title: 'You’re subscribed',
      text: 'Thank you. You can unsubscribe in every newsletter.',
    },
    confirm_none: {
      title: 'This link is no longer valid',
      text: 'The subscription was ended, or was not confirmed within seven days. You can subscribe again in the shop.',
    },
    leave_waiting: {
      title: 'Take this address off the list?',
      text: 'Nothing more is sent to it.',
      press: 'Take it off the list',
    },
    leave_confirmed: {
      title: 'Unsubscribe from our newsletter?',
      text: 'It will not be sent to you anymore. You still get e-mails about your orders.',
      press: 'Unsubscribe',
    },
    leave_none: { title: 'You’re not subscribed', text: 'Our newsletter is not sent to you anymore.' },
  },
  ar: {
    confirm_waiting: {
      title: 'تأكيد الاشتراك',
      text: 'تصلك نشرتنا البريدية{often}، وفي كل منها رابط لإلغاء الاشتراك.',
      press: 'تأكيد الاشتراك',
    },
    confirm_confirmed: { title: 'تم الاشتراك', text: 'شكرًا لك. يمكنك إلغاء الاشتراك من أي نشرة.' },
    confirm_none: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'أُلغي الاشتراك أو لم يُؤكَّد خلال سبعة أيام. يمكنك الاشتراك من جديد في المتجر.',
    },
    leave_waiting: {
      title: 'هل تريد حذف هذا البريد من القائمة؟',
      text: 'لن يصله شيء بعد ذلك.',
      press: 'حذف من القائمة',
    },
    leave_confirmed: {
      title: 'هل تريد إلغاء الاشتراك في النشرة البريدية؟',
      text: 'لن تصلك النشرة بعد ذلك، وتبقى رسائل طلباتك كما هي.',
      press: 'إلغاء الاشتراك',
    },
    leave_none: { title: 'لست مشتركًا', text: 'لم تعد نشرتنا البريدية تصلك.' },
  },
};

const atMost: Record<Lang, (often: string) => string> = {
  en: (often) => `, ${often} at most`,
  ar: (often) => ` ${often} على الأكثر`,
};
