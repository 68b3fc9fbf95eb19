import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import type { Letter } from '../emails/layout/letter.ts';
import { renderLetter } from '../emails/layout/render-letter.ts';
import type { Compose } from '../emails/send.ts';
import { ownShop } from '../shop/own-shop.ts';
import { newsletterLink } from './newsletter-links.ts';

type Words = Omit<Letter, 'action' | 'wayOut'> & { press?: string; leave: string };
/** `often`: how often the shop says that its newsletter comes at most. */
type Texts = Record<Lang, (often: string | undefined) => Words>;

/** Asks the owner of an address whether they want the newsletter. */
export const composeNewsletterConfirm: Compose = async (deps, { facts }) => {
  const subscriber = await find(deps, facts);
  if (!subscriber || subscriber.confirmed_at) return null;
  return write(deps, subscriber, confirmTexts);
};

/** Says that they will get it, and how it ends. */
export const composeNewsletterWelcome: Compose = async (deps, { facts }) => {
  const subscriber = await find(deps, facts);
  return subscriber ? write(deps, subscriber, welcomeTexts) : null;
};

type Subscriber = { email: string; key: string; lang: Lang };

function find(deps: ApiDeps, facts: object) {
  return deps.db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('key', '=', (facts as { key: string }).key)
    .executeTakeFirst();
}

async function write(deps: ApiDeps, { email, ...subscriber }: Subscriber, texts: Texts) {
  const { newsletter } = await ownShop(deps.db);
  const { press, leave, ...words } = texts[subscriber.lang](newsletter?.often?.[subscriber.lang]);
  const out = newsletterLink(deps, 'leave', subscriber);
  const letter: Letter = {
    ...words,
    ...(press && { action: { label: press, link: newsletterLink(deps, 'confirm', subscriber) } }),
    wayOut: { label: leave, link: out },
  };
  return renderLetter(deps, letter, { to: email, unsubscribe: out, lang: subscriber.lang });
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
