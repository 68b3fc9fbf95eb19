import type { Lang } from '../http/context.ts';

type PayTexts = {
  shop: string;
  back: string;
  unknown: { title: string; text: string };
  trouble: { title: string; text: string; again: string; order: string };
};

/** The words between the shop and a gateway's page. */
export const payTexts: Record<Lang, PayTexts> = {
  en: {
    shop: '{{shop}}',
    back: 'Back to the shop',
    unknown: {
      title: 'This payment page does not exist',
      text: 'The link is incomplete or was changed. Please open it again from your order.',
    },
    trouble: {
      title: 'The bank’s page cannot be opened right now',
      text: 'Your order is kept and nothing was paid. Please try again in a moment, or choose another way to pay in your order.',
      again: 'Try again',
      order: 'Go to your order',
    },
  },
  ar: {
    shop: '{{shop}}',
    back: 'العودة إلى المتجر',
    unknown: {
      title: 'صفحة الدفع هذه غير موجودة',
      text: 'الرابط ناقص أو تم تغييره. أعد فتحه من صفحة طلبك.',
    },
    trouble: {
      title: 'تعذّر فتح صفحة البنك الآن',
      text: 'طلبك محفوظ ولم يُدفع أي مبلغ. أعد المحاولة بعد لحظات، أو اختر طريقة دفع أخرى من صفحة طلبك.',
      again: 'إعادة المحاولة',
      order: 'الذهاب إلى الطلب',
    },
  },
};
