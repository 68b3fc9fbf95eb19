import type { Locale } from './locale.ts';

type Words = { title: string; sentence: string; seen: string };

/** What the page says that stands in the place of one that this device has not kept. */
export const offlineWords: Record<Locale, Words> = {
  en: {
    title: 'This page needs a connection',
    sentence:
      'The shop cannot be reached, and this device has not kept this page. Nothing in your cart is lost.',
    seen: 'Pages you can read now:',
  },
  ar: {
    title: 'تحتاج هذه الصفحة إلى اتصال بالإنترنت',
    sentence: 'تعذّر الوصول إلى المتجر، وهذه الصفحة غير محفوظة على جهازك. لم يُفقد شيء من سلتك.',
    seen: 'صفحات يمكنك قراءتها الآن:',
  },
};
