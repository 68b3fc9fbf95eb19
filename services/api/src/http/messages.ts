import type { ApiErrorCode } from '@dana/contracts/api/error';
import type { ValidationKey } from '@dana/contracts/api/validation';
import { say, type Texts, texts, type Values } from '../texts.ts';
import type { Lang } from './context.ts';

export type FieldKey = ValidationKey;

/** The sentence of a refusal. */
export const refusalText = (code: ApiErrorCode, lang: Lang, params?: Values): string =>
  say(lang, `refusals.${code}`, params);

/** The sentence beside a field: a validation key, or the code of a refusal that belongs to the field. */
export const fieldText = (key: FieldKey | ApiErrorCode, lang: Lang, params?: Values): string =>
  isFieldKey(key) ? say(lang, key, params) : refusalText(key, lang, params);

/** What the API says when something went well. */
export const noticeText = (notice: keyof Texts['notices'], lang: Lang, params?: Values): string =>
  say(lang, `notices.${notice}`, params);

/** Whether a text is one of the validation keys. */
export const isFieldKey = (text: string): text is FieldKey =>
  text.startsWith('validation.') && Object.hasOwn(texts.en.validation, text.slice('validation.'.length));
