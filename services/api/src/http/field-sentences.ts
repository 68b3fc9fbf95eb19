// A data table: what the API says beside a field, in both languages.
import type { ValidationKey } from '@dana/contracts/api/validation';

export type Sentences = { en: string; ar: string };
export type FieldKey = ValidationKey;

export const fieldSentences: Record<FieldKey, Sentences> = {
  'validation.required': { en: 'This field is required', ar: 'هذا الحقل مطلوب' },
  'validation.noWords': {
    en: 'Use at least one letter or digit',
    ar: 'اكتب حرفًا أو رقمًا واحدًا على الأقل',
  },
  'validation.email': { en: 'Enter a valid e-mail address', ar: 'أدخل بريدًا إلكترونيًا صحيحًا' },
  'validation.phone': { en: 'Enter a valid phone number', ar: 'أدخل رقم هاتف صحيحًا' },
  'validation.phoneDigits': {
    en: 'A number that begins with {prefix} has exactly {digits} more digits, for example {example}',
    ar: 'يتكون الرقم بعد \u2066{prefix}\u2069 من {digits} أرقام بالضبط، مثل \u2066{example}\u2069',
  },
  'validation.wholeNumber': {
    en: 'Enter the quantity as a whole number, 1 or more',
    ar: 'أدخل الكمية عددًا صحيحًا، 1 فأكثر',
  },
  'validation.number': { en: 'Enter a valid number', ar: 'أدخل رقمًا صحيحًا' },
  'validation.passwordLength': { en: 'Use at least 8 characters', ar: 'استخدم 8 أحرف على الأقل' },
  'validation.passwordsDiffer': { en: 'The passwords do not match', ar: 'كلمتا المرور غير متطابقتين' },
  'validation.tooLong': {
    en: 'This text is too long. Please shorten it',
    ar: 'هذا النص أطول من المسموح. اختصره',
  },
  'validation.invalid': { en: 'This value is not valid', ar: 'هذه القيمة غير صالحة' },
};
