import type { Lang } from '../http/context.ts';
import type { Letter } from '../emails/layout/letter.ts';

type Words = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'closing'> & {
  press: string;
  leave: string;
};

/** Asks whether an account's e-mail is its owner's, before anything is written about prices. */
export const priceConfirmTexts: Record<Lang, Words> = {
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
export const beforeWord: Record<Lang, string> = { en: 'Before:', ar: 'السعر السابق:' };

/** Says what costs less. `name`: the only product, isolated, or null where there are several. */
export const priceDropTexts: Record<Lang, (name: string | null) => Words> = {
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
