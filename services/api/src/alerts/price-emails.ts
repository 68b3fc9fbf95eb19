import { toMajor } from '@dana/contracts/money';
import { paths } from '@dana/contracts/paths';
import type { Kysely } from 'kysely';
import { mayWriteTo, noteLetterAddress } from '../account/confirm-email.ts';
import { letterProduct } from '../catalogue/present-product.ts';
import { loadProducts } from '../catalogue/product-rows.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { amountText } from '../emails/layout/amounts-and-days.ts';
import type { ShownProduct } from '../emails/layout/letter.ts';
import type { Compose } from '../emails/send.ts';
import type { Lang } from '../http/context.ts';
import { isSigned, sign } from '../http/signed-link.ts';
import { dinar } from '../money/currencies.ts';
import { type Alert, alertLink, type AlertWords, type PageWords, renderAlert } from './mailed-links.ts';
import { disagree, type Drop, findDrops } from './price-alerts.ts';

/** Asks the owner of an account's e-mail; null when they answered, or took the consent back. */
export const composePriceConfirm: Compose = async (deps, { facts }) => {
  const { key } = facts as { key: string };
  const reader = await readers(deps).where('p.key', '=', key).executeTakeFirst();
  if (!reader || (await mayWriteTo(deps.db, reader.user_id, reader.email))) return null;
  const { lang, email: to } = reader;
  const signed = { key: await confirmKey(deps.db, key, to), lang };
  return renderAlert(deps, confirmTexts[lang], {
    to,
    lang,
    link: alertLink(deps, 'price-letters', 'confirm', signed),
    out: alertLink(deps, 'price-letters', 'leave', reader),
  });
};

/** Says which prices dropped, as things are now: null when none is lower any more, or nobody wants to know. */
export const composePriceDrop: Compose = async (deps, { facts }) => {
  const { item: userId, products: productIds } = facts as { item: string; products: number[] };
  const reader = await readers(deps).where('p.user_id', '=', userId).executeTakeFirst();
  const drops = await findDrops(deps.db, { of: { userId, productIds } });
  if (!reader || drops.length === 0) return null;
  const { lang, email: to } = reader;
  const products = await productsOf(deps, drops, lang);
  const [first, ...others] = products;
  const name = first && others.length === 0 ? `\u2068${first.name}\u2069` : null;
  return renderAlert(deps, dropTexts[lang](name), {
    to,
    lang,
    products,
    link: `${deps.publicOrigin}/${lang}${paths.wishlist()}`,
    out: alertLink(deps, 'price-letters', 'leave', reader),
  });
};

const readers = ({ db }: ApiDeps) =>
  db
    .selectFrom('price_letters as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.user_id', 'p.key', 'p.lang', 'u.email']);

async function productsOf(deps: ApiDeps, drops: readonly Drop[], lang: Lang) {
  const rows = await loadProducts(
    deps.db,
    drops.map(({ productId }) => productId),
  );
  const view = { lang, currency: dinar, now: deps.now(), publicOrigin: deps.publicOrigin };
  return drops.flatMap(({ productId, currency, nowMinor, seenMinor }): ShownProduct[] => {
    const row = rows.find(({ id }) => id === productId);
    const text = (minor: number) => amountText(toMajor(minor, currency), currency);
    if (!row) return [];
    return [
      {
        ...letterProduct(row, null, view),
        amount: text(nowMinor),
        before: { label: beforeWord[lang], amount: text(seenMinor) },
      },
    ];
  });
}

/** The pages behind the links: to confirm the account's e-mail, or to end the alerts. */
export const priceAlerts: Alert = {
  kind: 'price-letters',
  words: (_, lang) => pageWords[lang],
  async state({ db }, step, key) {
    if (step === 'leave') {
      const row = await db
        .selectFrom('price_letters')
        .select('key')
        .where('key', '=', key)
        .executeTakeFirst();
      return row ? 'waiting' : 'none';
    }
    const reader = await readConfirmKey(db, key);
    if (!reader) return 'none';
    return (await mayWriteTo(db, reader.id, reader.email)) ? 'confirmed' : 'waiting';
  },
  async confirm({ db, now }, key) {
    const reader = await readConfirmKey(db, key);
    if (reader) await noteLetterAddress(db, reader.id, reader.email, now());
  },
  leave: ({ db }, key) => disagree(db, { key }),
};

const signedText = (key: string, email: string) => `price letters ${key} to ${email}`;

/** The key of a link that confirms this address and no other: an account may get another one before it is pressed. */
const confirmKey = async (db: Kysely<Database>, key: string, email: string): Promise<string> =>
  `${key}.${await sign(db, signedText(key, email))}`;

/** Who agreed, and whether the link was mailed to the address that the account has now; undefined when the letters ended. */
async function readConfirmKey(db: Kysely<Database>, signedKey: string) {
  const [key = '', signature] = signedKey.split('.');
  const reader = await db
    .selectFrom('price_letters as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.email'])
    .where('p.key', '=', key)
    .executeTakeFirst();
  if (!reader || !(await isSigned(db, signedText(key, reader.email), signature))) return undefined;
  return reader;
}

/** Asks whether an account's e-mail is its owner's, before anything is written about prices. */
const confirmTexts: Record<Lang, AlertWords> = {
  en: {
    subject: 'Confirm your price alerts',
    preview: 'One click, and we write when prices on your wishlist drop.',
    heading: 'Would you like price alerts?',
    paragraphs: [
      'In the account with this e-mail somebody, probably you, chose price alerts for the wishlist. Confirm within seven days that this address is yours. Then you get at most one e-mail a day, only when a price has dropped.',
    ],
    press: 'Yes, alert me',
    closing: 'If this was not you, nothing needs to be done: without a confirmation nothing more is sent.',
    leave: 'No price alerts',
  },
  ar: {
    subject: 'أكّد تنبيهات الأسعار',
    preview: 'بضغطة واحدة نراسلك عند انخفاض أسعار مفضلتك.',
    heading: 'هل ترغب في تنبيهات الأسعار؟',
    paragraphs: [
      'فُعّلت تنبيهات أسعار المفضلة في الحساب المسجّل بهذا البريد، وغالبًا كان ذلك منك. أكّد خلال سبعة أيام أن هذا البريد لك. تصلك بعدها رسالة واحدة في اليوم على الأكثر، عند انخفاض سعر فقط.',
    ],
    press: 'نعم، نبّهوني',
    closing: 'إن لم يكن ذلك منك فلا داعي لفعل أي شيء، فلن يصلك شيء آخر دون تأكيد.',
    leave: 'إيقاف تنبيهات الأسعار',
  },
};

/** Stands before the price that a shopper saw first. */
const beforeWord: Record<Lang, string> = { en: 'Before:', ar: 'السعر السابق:' };

/** Says what costs less. `name`: the only product, isolated, or null where there are several. */
const dropTexts: Record<Lang, (name: string | null) => AlertWords> = {
  en: (name) => ({
    subject: name ? `Lower price: ${name}` : 'Lower prices on your wishlist',
    preview: 'You asked us to write to you when prices drop.',
    heading: name ? 'A price on your wishlist has dropped' : 'Prices on your wishlist have dropped',
    paragraphs: [
      name
        ? 'This product costs less than when you added it to your wishlist:'
        : 'These products cost less than when you added them to your wishlist:',
    ],
    press: 'See your wishlist',
    closing:
      'Prices and stock are as they were when this e-mail was sent. We write at most once a day, and about each price once.',
    leave: 'Turn off price alerts',
  }),
  ar: (name) => ({
    subject: name ? `انخفض السعر: ${name}` : 'انخفضت أسعار في مفضلتك',
    preview: 'طلبت منا أن نراسلك عند انخفاض الأسعار.',
    heading: name ? 'انخفض سعر منتج في مفضلتك' : 'انخفضت أسعار منتجات في مفضلتك',
    paragraphs: [
      name
        ? 'سعر هذا المنتج الآن أقل مما كان عند إضافته إلى مفضلتك:'
        : 'أسعار هذه المنتجات الآن أقل مما كانت عند إضافتها إلى مفضلتك:',
    ],
    press: 'عرض المفضلة',
    closing:
      'الأسعار والكميات كما كانت وقت إرسال هذه الرسالة. نراسلك مرة في اليوم على الأكثر، وعن كل سعر مرة واحدة.',
    leave: 'إيقاف تنبيهات الأسعار',
  }),
};

const pageWords: Record<Lang, PageWords> = {
  en: {
    confirm_waiting: {
      title: 'Would you like price alerts?',
      text: 'You get at most one e-mail a day, only when a price on your wishlist has dropped.',
      press: 'Yes, alert me',
    },
    confirm_confirmed: {
      title: 'We will alert you',
      text: 'Your e-mail is confirmed. You can turn the alerts off in every e-mail and on your wishlist.',
    },
    confirm_none: {
      title: 'This link is no longer valid',
      text: 'The alerts were turned off, your e-mail was changed, or it was not confirmed within seven days. You can turn them on again on your wishlist.',
    },
    leave_waiting: {
      title: 'Turn off price alerts?',
      text: 'We will not write to you about prices on your wishlist. You still get e-mails about your orders.',
      press: 'Turn off alerts',
    },
    leave_none: {
      title: 'Price alerts are off',
      text: 'You get no price alerts. You can turn them on again on your wishlist.',
    },
  },
  ar: {
    confirm_waiting: {
      title: 'هل ترغب في تنبيهات الأسعار؟',
      text: 'تصلك رسالة واحدة في اليوم على الأكثر، عند انخفاض سعر في مفضلتك فقط.',
      press: 'نعم، نبّهوني',
    },
    confirm_confirmed: {
      title: 'سننبّهك',
      text: 'تم تأكيد بريدك. يمكنك إيقاف التنبيهات من أي رسالة أو من مفضلتك.',
    },
    confirm_none: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'أُوقفت التنبيهات، أو تغيّر بريدك، أو لم يُؤكَّد خلال سبعة أيام. يمكنك تفعيلها من جديد في مفضلتك.',
    },
    leave_waiting: {
      title: 'هل تريد إيقاف تنبيهات الأسعار؟',
      text: 'لن نراسلك عن أسعار مفضلتك، وتبقى رسائل طلباتك كما هي.',
      press: 'إيقاف التنبيهات',
    },
    leave_none: {
      title: 'تنبيهات الأسعار متوقفة',
      text: 'لا تصلك تنبيهات الأسعار. يمكنك تفعيلها من جديد في مفضلتك.',
    },
  },
};
