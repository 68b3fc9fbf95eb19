import type { ApiErrorCode } from '@dana/contracts/api/error';
import type { ValidationKey } from '@dana/contracts/api/validation';
import { createInstance } from 'i18next';
import type { Lang } from './http/context.ts';
import ar from './locales/ar.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };

/** All that the API says, in one language. `{{shop}}` stays: pages and e-mails put the shop's name there. */
export type Messages = typeof en;

/** For pages that show many words of a group. */
export const messages: Record<Lang, Messages> = { en, ar };

const instance = createInstance();
void instance.init({
  lng: 'en',
  fallbackLng: false,
  resources: { en: { api: en }, ar: { api: ar } },
  ns: ['api'],
  defaultNS: 'api',
  initAsync: false,
  nsSeparator: false,
  // Each place escapes by itself: a page, an e-mail, an answer.
  interpolation: { escapeValue: false },
  missingInterpolationHandler: (_, [placeholder]: RegExpExecArray) => placeholder,
});
const translators = { en: instance.getFixedT('en'), ar: instance.getFixedT('ar') };

/** What stands in a sentence's `{{places}}`. */
export type Values = Record<string, string | number>;

type SentenceKey = {
  [Group in 'refusals' | 'notices' | 'validation']: `${Group}.${keyof Messages[Group] & string}`;
}['refusals' | 'notices' | 'validation'];

/** One sentence with its values. */
export const say = (lang: Lang, key: SentenceKey, values: Values = {}): string =>
  translators[lang](key, { replace: values });

type Group = { [Name in 'emails' | 'questions']: `${Name}.${keyof Messages[Name] & string}` }[
  | 'emails'
  | 'questions'];

/** A group of sentences with their values, each in the form of this context where it has one (`subject_pickup`). */
export const sayAll = <Words extends object>(
  lang: Lang,
  group: Group,
  values: Values = {},
  context = '',
): Words => translators[lang](group, { replace: values, context, returnObjects: true }) as unknown as Words;

/** The words of an e-mail; `press` is on its button, `leave` on the link that ends e-mails of its kind. */
export type EmailWords = {
  subject: string;
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  closing: string;
  press: string;
  leave: string;
};

/** The sentence of a refusal. */
export const refusalText = (code: ApiErrorCode, lang: Lang, params?: Values): string =>
  say(lang, `refusals.${code}`, params);

/** The sentence beside a field: a validation key, or the code of a refusal that belongs to the field. */
export const fieldText = (key: ValidationKey | ApiErrorCode, lang: Lang, params?: Values): string =>
  isFieldKey(key) ? say(lang, key, params) : refusalText(key, lang, params);

/** What the API says when something went well. */
export const noticeText = (notice: keyof Messages['notices'], lang: Lang, params?: Values): string =>
  say(lang, `notices.${notice}`, params);

/** Whether a text is one of the validation keys. */
export const isFieldKey = (text: string): text is ValidationKey =>
  text.startsWith('validation.') && Object.hasOwn(messages.en.validation, text.slice('validation.'.length));
