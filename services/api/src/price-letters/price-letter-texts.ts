import type { Lang } from '../http/context.ts';
import type { Letter } from '../letters/layout/letter.ts';

type Words = Pick<Letter, 'subject' | 'preview' | 'heading' | 'paragraphs' | 'closing'> & {
  press: string;
  leave: string;
};

/** Asks whether an account's e-mail is its owner's, before anything is written about prices. */
export const priceConfirmTexts: Record<Lang, Words> = {
  en: {
    subject: 'Confirm letters about lower prices',
    preview: 'One press, and we write when prices of your wishlist drop.',
    heading: 'Shall we write to you about lower prices?',
    paragraphs: [
      'In the account with this e-mail somebody, probably you, chose letters about lower prices of the wishlist. Confirm within seven days that this address is yours. Then you get at most one letter a day, only when a price has dropped.',
    ],
    press: 'Yes, write to me',
    closing: 'If this was not you, nothing needs to be done: without a confirmation nothing more is sent.',
    leave: 'No letters about lower prices',
  },
  ar: {
    subject: 'أكّد رسائل انخفاض الأسعار',
    preview: 'بضغطة واحدة نراسلك عند انخفاض أسعار مفضلتك.',
    heading: 'هل نراسلك عند انخفاض الأسعار؟',
    paragraphs: [
      'اختير في الحساب المسجّل بهذا البريد استلام رسائل عند انخفاض أسعار المفضلة، وغالبًا كان الاختيار منك. أكّد خلال سبعة أيام أن هذا البريد لك. تصلك بعدها رسالة واحدة في اليوم على الأكثر، وفقط عند انخفاض سعر.',
    ],
    press: 'نعم، راسلوني',
    closing: 'إن لم يكن الاختيار منك فلا داعي لفعل أي شيء، فلن يصلك شيء آخر دون تأكيد.',
    leave: 'إيقاف رسائل انخفاض الأسعار',
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
        ? 'This product costs less than when it came to your wishlist:'
        : 'These products cost less than when they came to your wishlist:',
    ],
    press: 'See your wishlist',
    closing:
      'Prices and stock are those of the moment when this letter was sent. We write at most once a day, and about each price once.',
    leave: 'No more letters about lower prices',
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
    leave: 'إيقاف رسائل انخفاض الأسعار',
  }),
};
