import type { Lang } from '../http/context.ts';
import type { Letter } from '../emails/layout/letter.ts';

type Words = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'closing'> & {
  press: string;
  leave: string;
};

/** Asks the owner of an address whether they wait for a product. `name` is isolated. */
export const stockConfirmTexts: Record<Lang, (name: string) => Words> = {
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
export const backInStockTexts: Record<Lang, (name: string) => Words> = {
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
