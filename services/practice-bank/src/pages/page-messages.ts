// A data table: the words of the bank's page.
import type { Behaviour } from '../behaviour.ts';

export type Lang = 'en' | 'ar';
type Outcome = 'paid' | 'declined' | 'cancelled' | 'expired';

type PageMessages = {
  bank: string;
  trial: string;
  otherLanguage: string;
  title: string;
  merchant: string;
  order: string;
  track: string;
  until: string;
  approve: string;
  decline: string;
  cancel: string;
  noMoney: string;
  report: string;
  behaviours: Record<Behaviour, string>;
  back: string;
  outcomes: Record<Outcome, { title: string; text: string }>;
  unknown: { title: string; text: string };
};

export const pageMessages: Record<Lang, PageMessages> = {
  en: {
    bank: 'KNET',
    trial: 'practice page',
    otherLanguage: 'العربية',
    title: 'Confirm your payment',
    merchant: 'Merchant',
    order: 'Order',
    track: 'Track ID',
    until: 'Open until',
    approve: 'Approve payment',
    decline: 'Decline',
    cancel: 'Cancel',
    noMoney:
      'This page stands in for a bank. It asks for no card and moves no money: you choose how the payment ends.',
    report: 'How the shop is informed',
    behaviours: {
      usual: 'At once',
      late: 'Some seconds later',
      repeated: 'Several times',
      lost: 'Not at all',
      forged: 'After a forged message',
      disordered: 'In the wrong order',
    },
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
        title: 'This payment was canceled',
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
  },
  ar: {
    bank: 'كي نت',
    trial: 'صفحة تجريبية',
    otherLanguage: 'English',
    title: 'تأكيد الدفع',
    merchant: 'التاجر',
    order: 'رقم الطلب',
    track: 'رقم التتبع',
    until: 'متاحة حتى',
    approve: 'قبول الدفع',
    decline: 'رفض',
    cancel: 'إلغاء',
    noMoney: 'هذه صفحة تجريبية بدل صفحة البنك: لا تطلب بطاقة ولا تحوّل أي مبلغ، وأنت من يختار نتيجة الدفع.',
    report: 'طريقة إبلاغ المتجر',
    behaviours: {
      usual: 'فورًا',
      late: 'بعد ثوانٍ',
      repeated: 'عدة مرات',
      lost: 'دون إبلاغ',
      forged: 'بعد رسالة مزوّرة',
      disordered: 'بترتيب خاطئ',
    },
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
      text: 'الرابط ناقص أو تم تغييره. أعد فتحه من صفحة طلبك.',
    },
  },
};
