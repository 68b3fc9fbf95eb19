import type { Selectable } from 'kysely';
import type { Mail } from '@dana/server/mail/mailer';
import { letterProduct } from '../catalogue/present-product.ts';
import { loadProducts } from '../catalogue/product-rows.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { ShownProduct } from '../emails/layout/letter.ts';
import type { Compose } from '../emails/send.ts';
import type { Lang } from '../http/context.ts';
import { dinar } from '../money/currencies.ts';
import { type Alert, alertLink, type AlertWords, type PageWords, renderAlert } from './mailed-links.ts';
import { confirmStockRequest, leaveStockRequests, stockOf } from './stock-requests.ts';

/** Asks the owner of an address whether they wait for a product; null when they said so, or it is given up. */
export const composeStockConfirm: Compose = async (deps, { facts }) => {
  const request = await find(deps, facts);
  return request && !request.confirmed_at ? write(deps, request, 'confirm') : null;
};

/** Says that a product is back. When it is gone again, the request waits on, for another letter. */
export const composeBackInStock: Compose = async (deps, { id, facts }) => {
  const request = await find(deps, facts);
  if (request?.letter_id !== id) return null;
  const item = { productId: request.product_id, variationId: request.variation_id };
  if (((await stockOf(deps.db, item)) ?? 0) > 0) return write(deps, request, 'back');
  await deps.db
    .updateTable('stock_requests')
    .set({ letter_id: null })
    .where('key', '=', request.key)
    .where('letter_id', '=', id)
    .execute();
  return null;
};

type Request = Selectable<Database['stock_requests']>;

function find({ db }: ApiDeps, facts: object): Promise<Request | undefined> {
  const { key } = facts as { key: string };
  return db.selectFrom('stock_requests').selectAll().where('key', '=', key).executeTakeFirst();
}

async function write(deps: ApiDeps, request: Request, about: 'confirm' | 'back'): Promise<Mail | null> {
  const { lang, email: to, key, variation_id: variationId } = request;
  const [row] = await loadProducts(deps.db, [request.product_id]);
  if (!row) return null;
  const view = { lang, currency: dinar, now: deps.now(), publicOrigin: deps.publicOrigin };
  const product = letterProduct(row, variationId, view);
  const texts = about === 'confirm' ? confirmTexts : backTexts;
  return renderAlert(deps, texts[lang](nameIn(product)), {
    to,
    lang,
    products: [product],
    link: about === 'confirm' ? alertLink(deps, 'stock-requests', 'confirm', { key, lang }) : product.link,
    out: alertLink(deps, 'stock-requests', 'leave', { key: request.address_key, lang }),
  });
}

/** The name inside a sentence of either direction. */
const nameIn = ({ name, detail }: ShownProduct) => `\u2068${detail ? `${name} (${detail})` : name}\u2069`;

/** The pages behind the links: a request is confirmed by its key, all of an address end by what stands for it. */
export const stockRequests: Alert = {
  kind: 'stock-requests',
  words: (_, lang) => pageWords[lang],
  async state({ db }, step, key) {
    const requests = db.selectFrom('stock_requests').select('confirmed_at');
    const row =
      step === 'confirm'
        ? await requests.where('key', '=', key).executeTakeFirst()
        : await requests.where('address_key', '=', key).where('letter_id', 'is', null).executeTakeFirst();
    if (!row) return 'none';
    return row.confirmed_at ? 'confirmed' : 'waiting';
  },
  confirm: confirmStockRequest,
  leave: leaveStockRequests,
};

/** Asks the owner of an address whether they wait for a product. `name` is isolated. */
const confirmTexts: Record<Lang, (name: string) => AlertWords> = {
  en: (name) => ({
    subject: 'Confirm that we may write to you',
    preview: `One click, and we write when ${name} is back.`,
    heading: 'Shall we write to you when it is back?',
    paragraphs: [
      `Somebody, probably you, asked us to write to this address when ${name} is available again. Confirm it within seven days. Then you get one e-mail when it is back, if that is within 90 days.`,
    ],
    press: 'Yes, write to me',
    closing: 'If this was not you, nothing needs to be done: without a confirmation nothing more is sent.',
    leave: 'Take this address off our waiting lists',
  }),
  ar: (name) => ({
    subject: 'أكّد رغبتك في أن نراسلك',
    preview: 'بضغطة واحدة نراسلك عند توفر المنتج من جديد.',
    heading: 'هل نراسلك عند عودة المنتج؟',
    paragraphs: [
      `طُلب منا أن نراسل هذا البريد عندما يتوفر هذا المنتج من جديد: ${name}. غالبًا كان الطلب منك. أكّد ذلك خلال سبعة أيام لتصلك رسالة واحدة عند عودة المنتج، إن عاد خلال 90 يومًا.`,
    ],
    press: 'نعم، راسلوني',
    closing: 'إن لم يكن الطلب منك فلا داعي لفعل أي شيء، فلن يصلك شيء آخر دون تأكيد.',
    leave: 'حذف هذا البريد من قوائم الانتظار',
  }),
};

/** Says that a product is there again. `name` is isolated. */
const backTexts: Record<Lang, (name: string) => AlertWords> = {
  en: (name) => ({
    subject: `${name} is back`,
    preview: 'You asked us to write to you. It can be ordered again.',
    heading: 'It is available again',
    paragraphs: [
      `You asked us to write to you when ${name} is back. It can be ordered again.`,
      'Others are waiting for it too and nothing is set aside, so it may sell out quickly.',
    ],
    press: 'See the product',
    closing:
      'This is the only e-mail about it, and your request is now deleted. You can ask again at any time.',
    leave: 'Take this address off all our waiting lists',
  }),
  ar: (name) => ({
    subject: `توفر من جديد: ${name}`,
    preview: 'طلبت منا أن نراسلك. يمكنك طلب المنتج الآن.',
    heading: 'توفر المنتج من جديد',
    paragraphs: [
      `طلبت منا أن نراسلك عندما يتوفر هذا المنتج من جديد: ${name}. يمكنك طلبه الآن.`,
      'ينتظره غيرك أيضًا ولا نحجز منه شيئًا لأحد، لذلك قد تنفد الكمية سريعًا.',
    ],
    press: 'عرض المنتج',
    closing: 'هذه هي الرسالة الوحيدة عنه، ومعها يُحذف طلبك. يمكنك أن تطلب ذلك من جديد متى شئت.',
    leave: 'حذف هذا البريد من كل قوائم الانتظار',
  }),
};

const pageWords: Record<Lang, PageWords> = {
  en: {
    confirm_waiting: {
      title: 'Shall we write to you when it is back?',
      text: 'You get one e-mail when this product can be ordered again, if that is within 90 days.',
      press: 'Yes, write to me',
    },
    confirm_confirmed: {
      title: 'We will write to you',
      text: 'You get one e-mail when this product can be ordered again. Then your address is deleted.',
    },
    confirm_none: {
      title: 'This link is no longer valid',
      text: 'Our e-mail was sent, the request was ended, or it was not confirmed within seven days. You can ask again on the product’s page.',
    },
    leave_waiting: {
      title: 'Take this address off our waiting lists?',
      text: 'We will not write to it about products that are back. You still get e-mails about your orders.',
      press: 'Take it off the lists',
    },
    leave_none: {
      title: 'You’re on no waiting list',
      text: 'We do not write to this address about products that are back.',
    },
  },
  ar: {
    confirm_waiting: {
      title: 'هل نراسلك عند عودة المنتج؟',
      text: 'تصلك رسالة واحدة عندما يتوفر هذا المنتج من جديد، إن عاد خلال 90 يومًا.',
      press: 'نعم، راسلوني',
    },
    confirm_confirmed: {
      title: 'سنراسلك',
      text: 'تصلك رسالة واحدة عندما يتوفر هذا المنتج من جديد، ثم يُحذف بريدك.',
    },
    confirm_none: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'أُرسلت رسالتنا، أو أُلغي الطلب، أو لم يُؤكَّد خلال سبعة أيام. يمكنك أن تطلب ذلك من جديد في صفحة المنتج.',
    },
    leave_waiting: {
      title: 'هل تريد حذف هذا البريد من قوائم الانتظار؟',
      text: 'لن نراسله عن المنتجات التي تعود، وتبقى رسائل طلباتك كما هي.',
      press: 'حذف من القوائم',
    },
    leave_none: {
      title: 'لست في أي قائمة انتظار',
      text: 'لا نراسل هذا البريد عن المنتجات التي تعود.',
    },
  },
};
