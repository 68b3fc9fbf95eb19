import type { Lang } from '../../http/context.ts';

/** What every letter says around its own words. */
export const layoutTexts: Record<Lang, { help: string; contact: string; sent: string }> = {
  en: {
    help: 'Questions?',
    contact: 'Contact us',
    sent: 'This e-mail was sent automatically.',
  },
  ar: {
    help: 'لديك سؤال؟',
    contact: 'تواصل معنا',
    sent: 'أُرسلت هذه الرسالة آليًا.',
  },
};
