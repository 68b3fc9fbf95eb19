import type { Lang } from '../http/context.ts';
import type { Html } from '../pages/html-page.ts';
import { questionPage, type QuestionWords } from '../pages/question-page.ts';
import { type NewsletterStep, newsletterPath } from './newsletter-links.ts';

type State = 'waiting' | 'confirmed' | 'none';

const words: Record<Lang, Record<`${NewsletterStep}_${State}`, QuestionWords>> = {
  en: {
    confirm_waiting: {
      title: 'Confirm your subscription',
      text: 'Our newsletter comes to you{often}. Every one has a link to unsubscribe.',
      press: 'Confirm subscription',
    },
    confirm_confirmed: {
      title: 'You’re subscribed',
      text: 'Thank you. You can unsubscribe in every newsletter.',
    },
    confirm_none: {
      title: 'This link is no longer valid',
      text: 'The subscription was ended, or was not confirmed within seven days. You can subscribe again in the shop.',
    },
    leave_waiting: {
      title: 'Take this address off the list?',
      text: 'Nothing more is sent to it.',
      press: 'Take it off the list',
    },
    leave_confirmed: {
      title: 'Unsubscribe from our newsletter?',
      text: 'It will not be sent to you anymore. You still get e-mails about your orders.',
      press: 'Unsubscribe',
    },
    leave_none: { title: 'You’re not subscribed', text: 'Our newsletter is not sent to you anymore.' },
  },
  ar: {
    confirm_waiting: {
      title: 'تأكيد الاشتراك',
      text: 'تصلك نشرتنا البريدية{often}، وفي كل منها رابط لإلغاء الاشتراك.',
      press: 'تأكيد الاشتراك',
    },
    confirm_confirmed: { title: 'تم الاشتراك', text: 'شكرًا لك. يمكنك إلغاء الاشتراك من أي نشرة.' },
    confirm_none: {
      title: 'لم يعد هذا الرابط صالحًا',
      text: 'أُلغي الاشتراك أو لم يُؤكَّد خلال سبعة أيام. يمكنك الاشتراك من جديد في المتجر.',
    },
    leave_waiting: {
      title: 'هل تريد حذف هذا البريد من القائمة؟',
      text: 'لن يصله شيء بعد ذلك.',
      press: 'حذف من القائمة',
    },
    leave_confirmed: {
      title: 'هل تريد إلغاء الاشتراك في النشرة البريدية؟',
      text: 'لن تصلك النشرة بعد ذلك، وتبقى رسائل طلباتك كما هي.',
      press: 'إلغاء الاشتراك',
    },
    leave_none: { title: 'لست مشتركًا', text: 'لم تعد نشرتنا البريدية تصلك.' },
  },
};

/** `often`: how often the shop says that its newsletter comes at most. */
type Shown = {
  step: NewsletterStep;
  state: State;
  key: string;
  lang: Lang;
  often?: string | undefined;
};

const atMost: Record<Lang, (often: string) => string> = {
  en: (often) => `, ${often} at most`,
  ar: (often) => ` ${often} على الأكثر`,
};

/** The page behind a link of a letter: a question with one button, or how things are. */
export function newsletterPage({ step, state, key, lang, often }: Shown): { title: string; body: Html } {
  const shown = words[lang][`${step}_${state}`];
  const text = shown.text.replace('{often}', often ? atMost[lang](often) : '');
  return questionPage({ ...shown, text }, lang, (each) => newsletterPath(step, key, each));
}
