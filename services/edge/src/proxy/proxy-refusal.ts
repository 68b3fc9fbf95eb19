import type { ApiErrorCode } from '@dana/contracts/api/error';
import type { Context } from 'hono';

type Refusal = Extract<ApiErrorCode, 'body_too_large' | 'file_too_large' | 'unavailable'>;

// In the API's own words: a shopper does not learn which of the two servers refused.
const sentences: Record<Refusal, { en: string; ar: string }> = {
  body_too_large: { en: 'The request is too large', ar: 'حجم الطلب أكبر من المسموح' },
  file_too_large: { en: 'The picture is larger than 2 MB', ar: 'حجم الصورة أكبر من 2 ميغابايت' },
  unavailable: {
    en: 'The shop is not responding right now. Please try again.',
    ar: 'المتجر لا يستجيب الآن. أعد المحاولة.',
  },
};

/** Refuses a call in the API's form and in the language that it asks for. */
export function refuse(c: Context, status: 413 | 503 | 504, code: Refusal): Response {
  const lang = languageOf(c);
  return c.json({ success: false, message: sentences[code][lang], code }, status, {
    'Content-Language': lang,
  });
}

function languageOf(c: Context): 'en' | 'ar' {
  const asked = c.req.query('lang') ?? c.req.header('lang') ?? c.req.header('accept-language');
  return asked?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en';
}
