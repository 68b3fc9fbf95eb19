import type { Locale } from './locale.ts';

/**
 * What a page says that could not be started in this browser. In no locale file: those may be what did not come, and the
 * server says it where not even the shop's first script ran.
 */
export const startFailureWords: Record<Locale, { sentence: string; reload: string; incident: string }> = {
  en: {
    sentence: 'This page could not be started, so its buttons do not work. Nothing in your cart is lost.',
    reload: 'Reload the page',
    incident: 'Reference',
  },
  ar: {
    sentence: 'تعذّر تشغيل هذه الصفحة، لذا لا تعمل أزرارها. لم يُفقد شيء من سلتك.',
    reload: 'إعادة تحميل الصفحة',
    incident: 'الرقم المرجعي',
  },
};
