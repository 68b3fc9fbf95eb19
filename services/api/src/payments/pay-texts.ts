import type { Lang } from '../http/context.ts';

type PayTexts = {
  provider: string;
  trial: string;
  otherLanguage: string;
  title: string;
  merchant: string;
  shop: string;
  amount: string;
  order: string;
  reference: string;
  until: string;
  approve: string;
  decline: string;
  cancel: string;
  noMoney: string;
  back: string;
  outcomes: Record<'paid' | 'declined' | 'cancelled' | 'expired', { title: string; text: string }>;
  unknown: { title: string; text: string };
  trouble: { title: string; text: string; again: string };
};

/** The words of the payment page. */
export const payTexts: Record<Lang, PayTexts> = {
  en: {
    provider: 'KNET',
    trial: 'trial page',
    otherLanguage: 'العربية',
    title: 'Confirm your payment',
    merchant: 'Merchant',
    shop: 'Dana',
    amount: 'Amount',
    order: 'Order',
    reference: 'Reference',
    until: 'Open until',
    approve: 'Approve payment',
    decline: 'Decline',
    cancel: 'Cancel',
    noMoney:
      'This page stands in for a bank. It asks for no card and moves no money: you choose how the payment ends.',
    back: 'Back to the shop',
    outcomes: {
      paid: {
        title: 'This payment is complete',
        text: 'The amount was paid. You can go back to your order.',
      },
      declined: {
        title: 'This payment was declined',
        text: 'Nothing was paid. You can try again from your order.',
      },
      cancelled: {
        title: 'This payment was cancelled',
        text: 'Nothing was paid. You can try again from your order.',
      },
      expired: {
        title: 'This payment page has expired',
        text: 'Nothing was paid. You can try again from your order.',
      },
    },
    unknown: {
      title: 'This payment page does not exist',
      text: 'The link is incomplete or was changed. Please open it again from your order.',
    },
    trouble: {
      title: 'The payment page cannot be shown right now',
      text: 'Your order is kept. Please try again in a moment, or come back to it from your order.',
      again: 'Try again',
    },
  },
  ar: {
    provider: 'كي نت',
    trial: 'صفحة تجريبية',
    otherLanguage: 'English',
    title: 'تأكيد الدفع',
    merchant: 'التاجر',
    shop: 'دانة',
    amount: 'المبلغ',
    order: 'رقم الطلب',
    reference: 'الرقم المرجعي',
    until: 'متاحة حتى',
    approve: 'قبول الدفع',
    decline: 'رفض',
    cancel: 'إلغاء',
    noMoney: 'هذه صفحة تجريبية بدل صفحة البنك: لا تطلب بطاقة ولا تحوّل أي مبلغ، وأنت من يختار نتيجة الدفع.',
    back: 'العودة إلى المتجر',
    outcomes: {
      paid: { title: 'اكتملت عملية الدفع', text: 'تم دفع المبلغ. يمكنك العودة إلى طلبك.' },
      declined: { title: 'تم رفض عملية الدفع', text: 'لم يُدفع أي مبلغ. يمكنك إعادة المحاولة من صفحة طلبك.' },
      cancelled: {
        title: 'تم إلغاء عملية الدفع',
        text: 'لم يُدفع أي مبلغ. يمكنك إعادة المحاولة من صفحة طلبك.',
      },
      expired: {
        title: 'انتهت صلاحية صفحة الدفع',
        text: 'لم يُدفع أي مبلغ. يمكنك إعادة المحاولة من صفحة طلبك.',
      },
    },
    unknown: {
      title: 'صفحة الدفع هذه غير موجودة',
      text: 'الرابط ناقص أو تم تغييره. يُرجى إعادة فتحه من صفحة طلبك.',
    },
    trouble: {
      title: 'تعذّر عرض صفحة الدفع الآن',
      text: 'طلبك محفوظ. يُرجى إعادة المحاولة بعد لحظات، أو العودة إليها من صفحة طلبك.',
      again: 'إعادة المحاولة',
    },
  },
};
