import type { Locale } from '@dana/contracts/locale';
import { smallDocument } from './small-document.ts';

type Words = { title: string; sentence: string; again: (seconds: number) => string };
const words: Record<Locale, Words> = {
  en: {
    title: 'This page cannot be shown right now',
    sentence: 'The shop could not prepare it in time. Nothing in your cart is lost.',
    again: (seconds) => `It reloads automatically in ${seconds} seconds. You can also try now.`,
  },
  ar: {
    title: 'تعذّر عرض هذه الصفحة الآن',
    sentence: 'لم يتمكن المتجر من تجهيزها في الوقت المناسب. لم يُفقد شيء من سلتك.',
    again: (seconds) => `سيُعاد تحميلها تلقائيًا بعد ${seconds} ثوانٍ، ويمكنك إعادة المحاولة الآن.`,
  },
};

/** The page in place of one that could not be rendered. */
export function unavailableDocument(locale: Locale, retrySeconds: number): string {
  const { title, sentence, again } = words[locale];
  return smallDocument(locale, {
    title,
    paragraphs: [sentence, again(retrySeconds)],
    reloadSeconds: retrySeconds,
  });
}
