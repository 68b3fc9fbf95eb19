import type { Lang } from '../../http/context.ts';

/** What every letter says around its own words. */
export const layoutTexts: Record<
  Lang,
  { shop: string; help: string; contact: string; place: string; sent: string }
> = {
  en: {
    shop: 'Dana',
    help: 'Questions?',
    contact: 'Contact us',
    place: 'Dana, Salem Al Mubarak Street, Salmiya, Kuwait',
    sent: 'This e-mail was sent automatically.',
  },
  ar: {
    shop: 'دانة',
    help: 'لديك سؤال؟',
    contact: 'تواصل معنا',
    place: 'دانة، شارع سالم المبارك، السالمية، الكويت',
    sent: 'أُرسلت هذه الرسالة آليًا.',
  },
};
