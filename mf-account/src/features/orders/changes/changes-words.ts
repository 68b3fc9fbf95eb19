import type { ReturnReason } from '@dana/contracts/api/return-rules';

type ChangesWords = {
  cancelText: string;
  returnText: string;
  note: string;
  none: string;
  reasons: Record<ReturnReason, string>;
};

/** Sentences that are read in a dialog alone. They come with it, so that the texts of every first page stay small. */
export const changesWords: Record<'en' | 'ar', ChangesWords> = {
  en: {
    cancelText: 'Nothing is packed yet, so the whole order is cancelled. This cannot be undone.',
    returnText: 'Choose how many items you want to give back, and why.',
    note: 'Anything else we should know? (optional)',
    none: 'None',
    reasons: {
      changed_mind: 'I changed my mind',
      damaged: 'It arrived damaged',
      wrong_item: 'It is the wrong item',
      not_as_described: 'It is not as described',
      other: 'Another reason',
    },
  },
  ar: {
    cancelText: 'لم يتم تجهيز شيء بعد، لذلك يُلغى الطلب كاملًا. لا يمكن التراجع عن ذلك.',
    returnText: 'اختر عدد القطع التي تريد إرجاعها والسبب.',
    note: 'هل هناك ما تود إضافته؟ (اختياري)',
    none: 'لا شيء',
    reasons: {
      changed_mind: 'غيّرت رأيي',
      damaged: 'وصل تالفًا',
      wrong_item: 'وصل منتج غير الذي طلبته',
      not_as_described: 'لا يطابق الوصف',
      other: 'سبب آخر',
    },
  },
};

/** Why something goes back, in words; the value itself for one that came later. */
export function reasonText(reason: string, locale: 'en' | 'ar'): string {
  const words: Record<string, string> = changesWords[locale].reasons;
  return words[reason] ?? reason;
}
