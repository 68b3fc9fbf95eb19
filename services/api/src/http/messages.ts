// A data table: the sentences of the API in both languages.
import type { ApiErrorCode } from '@dana/contracts/api/error';
import type { Lang } from './context.ts';
import { type FieldKey, fieldSentences, type Sentences } from './field-sentences.ts';

const refusals: Record<ApiErrorCode, Sentences> = {
  no_available_quantity: {
    en: 'The requested quantity is not available',
    ar: 'الكمية المطلوبة غير متوفرة',
  },
  you_cannot_add_more_than: {
    en: "You can't add more than {quantity} of this product",
    ar: 'لا يمكن إضافة أكثر من {quantity} من هذا المنتج',
  },
  you_cannot_add_less_than: {
    en: "You can't add less than {quantity} of this product",
    ar: 'لا يمكن إضافة أقل من {quantity} من هذا المنتج',
  },
  no_longer_sold: {
    en: 'This product is no longer sold',
    ar: 'لم نعد نبيع هذا المنتج',
  },
  choose_options: {
    en: 'Please choose your options for this product first',
    ar: 'حدّد خيارات المنتج أولًا',
  },
  available_again: {
    en: 'This product is available again. You can order it now',
    ar: 'عاد هذا المنتج ويمكنك طلبه الآن',
  },
  cart_is_empty: { en: 'Cart is empty', ar: 'Cart is empty' },
  cart_not_found: { en: 'This cart no longer exists', ar: 'لم تعد هذه السلة موجودة' },
  select_payment_method: { en: 'Please select a payment method', ar: 'اختر طريقة الدفع' },
  select_shipping_method: { en: 'Please select a shipping method', ar: 'اختر طريقة التوصيل' },
  select_billing_address: { en: 'Please select a billing address', ar: 'اختر عنوان التوصيل' },
  fill_billing_address: { en: 'Please fill in your billing address', ar: 'أدخل عنوان التوصيل' },
  country_not_delivered: {
    en: 'We do not deliver to this country. Please choose another address',
    ar: 'لا نوصل إلى هذه الدولة. اختر عنوانًا آخر',
  },
  select_installment_plan: {
    en: 'Please choose an installment plan',
    ar: 'اختر خطة التقسيط',
  },
  installment_minimum: {
    en: 'This plan is possible for totals from {currency} {amount}. Please choose another plan or another payment method',
    ar: 'تتوفر هذه الخطة لإجمالي يبدأ من \u2066{currency} {amount}\u2069. اختر خطة أخرى أو طريقة دفع أخرى',
  },
  promo_invalid: { en: 'This coupon code is not valid', ar: 'كود الخصم غير صالح' },
  promo_expired: { en: 'This coupon has expired', ar: 'انتهت صلاحية كود الخصم' },
  promo_minimum: {
    en: 'This coupon applies to matching products from {currency} {amount}',
    ar: 'يسري كود الخصم على المنتجات المشمولة ابتداءً من {currency} {amount}',
  },
  promo_sign_in: {
    en: 'Please sign in to use this coupon',
    ar: 'سجّل الدخول لاستخدام كود الخصم هذا',
  },
  promo_used: {
    en: 'You have already used this coupon',
    ar: 'سبق أن استخدمت كود الخصم هذا',
  },
  total_changed: {
    en: 'The total has changed. Please check it and order again',
    ar: 'تغيّر الإجمالي. راجعه ثم اطلب من جديد',
  },
  wrong_credentials: {
    en: 'The e-mail or the password is wrong',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  },
  account_leaving: {
    en: 'This account will be deleted on {until}, or once its open orders are finished. Do you want to keep it?',
    ar: 'سيُحذف هذا الحساب في {until}، أو بعد اكتمال طلباته المفتوحة. هل تريد الاحتفاظ به؟',
  },
  wrong_password: { en: 'The current password is wrong', ar: 'كلمة المرور الحالية غير صحيحة' },
  password_needed: {
    en: 'Enter your current password to change the e-mail',
    ar: 'أدخل كلمة المرور الحالية لتغيير البريد الإلكتروني',
  },
  common_password: {
    en: 'This password is easy to guess. Choose another one; a short sentence is a good one',
    ar: 'كلمة المرور هذه سهلة التخمين. اختر غيرها، والجملة القصيرة خيار جيد',
  },
  email_taken: { en: 'There is already an account with this e-mail', ar: 'يوجد حساب بهذا البريد الإلكتروني' },
  reset_token_invalid: {
    en: 'This link has expired or has already been used. Please request a new one',
    ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. اطلب رابطًا جديدًا',
  },
  email_token_invalid: {
    en: 'This link has expired, has already been used or belongs to another account. Please request a new one',
    ar: 'انتهت صلاحية هذا الرابط أو سبق استخدامه أو أنه يخص حسابًا آخر. اطلب رابطًا جديدًا',
  },
  order_not_payable: {
    en: 'This order can no longer be paid',
    ar: 'لم يعد بالإمكان دفع هذا الطلب',
  },
  order_not_restorable: {
    en: 'The items of this order cannot be put back into the cart',
    ar: 'لا يمكن إعادة منتجات هذا الطلب إلى السلة',
  },
  order_not_cancellable: {
    en: 'This order can no longer be canceled: it is already packed or closed',
    ar: 'لم يعد بالإمكان إلغاء هذا الطلب، فقد تم تجهيزه أو إغلاقه',
  },
  order_not_bought_again: {
    en: 'The items of this order cannot be added to the cart yet',
    ar: 'لا يمكن إضافة منتجات هذا الطلب إلى السلة الآن',
  },
  order_moved: {
    en: 'Somebody changed this order in the meantime. Load it again before the next step',
    ar: 'تغيّر هذا الطلب في هذه الأثناء. حمّله من جديد قبل الخطوة التالية',
  },
  order_step_refused: {
    en: 'This step is not possible in the state of the order',
    ar: 'هذه الخطوة غير ممكنة في حالة الطلب الحالية',
  },
  return_too_late: {
    en: 'The time to return this has passed, or it cannot be returned',
    ar: 'انتهت مدة إرجاع هذا المنتج، أو أنه لا يقبل الإرجاع',
  },
  return_too_many: {
    en: 'More items were chosen than can be returned',
    ar: 'عدد القطع المختارة أكبر مما يمكن إرجاعه',
  },
  return_decided: {
    en: 'This return was already decided',
    ar: 'سبق البتّ في طلب الإرجاع هذا',
  },
  scope_missing: {
    en: 'This token does not allow that',
    ar: 'لا يسمح مفتاح الدخول بهذه العملية',
  },
  file_too_large: {
    en: 'The picture is larger than 2 MB',
    ar: 'حجم الصورة أكبر من 2 ميغابايت',
  },
  wrong_file_type: {
    en: 'Please choose a JPG, PNG or WebP picture',
    ar: 'اختر صورة بصيغة JPG أو PNG أو WebP',
  },
  unreadable_picture: {
    en: 'This picture could not load. Please choose another one',
    ar: 'تعذّرت قراءة هذه الصورة. اختر صورة أخرى',
  },
  unauthenticated: { en: 'Please sign in', ar: 'سجّل الدخول' },
  not_found: { en: 'Not found', ar: 'غير موجود' },
  invalid_input: { en: 'Please check the marked fields', ar: 'راجع الحقول المحددة' },
  unreadable_body: { en: 'The request could not be read', ar: 'تعذّرت قراءة الطلب' },
  body_too_large: { en: 'The request is too large', ar: 'حجم الطلب أكبر من المسموح' },
  too_many_requests: {
    en: 'Too many attempts. Please wait a moment and try again',
    ar: 'محاولات كثيرة. انتظر قليلًا ثم أعد المحاولة',
  },
  too_many_unpaid: {
    en: 'Your orders awaiting payment have reached the limit. Please pay or cancel an open order, order fewer items, or choose another payment method',
    ar: 'هناك طلبات كثيرة بانتظار الدفع. ادفع طلبًا مفتوحًا أو ألغِه، أو قلّل الكمية، أو اختر طريقة دفع أخرى',
  },
  too_many_due: {
    en: 'That is more than can be ordered at once with payment on delivery. Please order fewer items, choose another payment method, or wait until an earlier order is confirmed',
    ar: 'هذه الكمية أكثر مما يمكن طلبه دفعة واحدة مع الدفع عند الاستلام. قلّل الكمية، أو اختر طريقة دفع أخرى، أو انتظر حتى يتأكد طلب سابق',
  },
  idempotency_key_reused: {
    en: 'This request key was already used for another request',
    ar: 'استُخدم مفتاح الطلب هذا لطلب آخر',
  },
  request_in_progress: { en: 'This request is already being processed', ar: 'يجري تنفيذ هذا الطلب الآن' },
  unavailable: {
    en: 'The shop is busy. Please try again in a moment',
    ar: 'المتجر مشغول حاليًا. أعد المحاولة بعد لحظات',
  },
  internal: { en: 'Something went wrong on our side', ar: 'حدث خطأ من جانبنا' },
};

const notices = {
  account_deleted: {
    en: 'You are signed out everywhere. Your account will be deleted on {until}; sign in before then if you want to keep it',
    ar: 'تم تسجيل خروجك من جميع الأجهزة. سيُحذف حسابك في {until}، وإن أردت الاحتفاظ به فسجّل الدخول قبل ذلك',
  },
  reset_mail_sent: {
    en: 'If there is an account with this e-mail, we have sent it a link to choose a new password',
    ar: 'إذا كان هناك حساب بهذا البريد الإلكتروني فقد أرسلنا إليه رابطًا لاختيار كلمة مرور جديدة',
  },
  password_reset: {
    en: 'Your password was changed. Please sign in with the new one',
    ar: 'تم تغيير كلمة المرور. سجّل الدخول بكلمة المرور الجديدة',
  },
  confirm_mail_sent: {
    en: 'We have sent a link to your e-mail. Open it to confirm the address',
    ar: 'أرسلنا رابطًا إلى بريدك الإلكتروني. اضغط عليه لتأكيد بريدك',
  },
  comment_published: { en: 'Thank you for your comment', ar: 'شكرًا لتعليقك' },
  comment_awaits: {
    en: 'Thank you. Your comment will be shown once it has been approved',
    ar: 'شكرًا لك. سيظهر تعليقك بعد الموافقة عليه',
  },
  review_saved: { en: 'Thank you for your review', ar: 'شكرًا لتقييمك' },
  order_placed: { en: 'Order placed successfully!', ar: 'تم تقديم الطلب بنجاح!' },
  subscribed: {
    en: 'Check your e-mail: if your subscription is not confirmed yet, the link in it confirms it',
    ar: 'تحقّق من بريدك الإلكتروني: إن لم يكن اشتراكك مؤكدًا بعد، فالرابط الذي فيه يؤكده',
  },
  stock_request_mailed: {
    en: 'Check your e-mail: if your request is not confirmed yet, the link in it confirms it',
    ar: 'تحقّق من بريدك الإلكتروني: إن لم يكن طلبك مؤكدًا بعد، فالرابط الذي فيه يؤكده',
  },
  stock_request_kept: {
    en: 'We will write to you once when this product is back',
    ar: 'سنراسلك مرة واحدة عندما يعود هذا المنتج',
  },
  message_received: {
    en: 'Thank you for your message. We will reply by e-mail',
    ar: 'شكرًا لرسالتك. سنرد عليها عبر البريد الإلكتروني',
  },
} satisfies Record<string, Sentences>;

type Params = Record<string, string | number>;

/** The sentence of a refusal. */
export function refusalText(code: ApiErrorCode, lang: Lang, params: Params = {}): string {
  return fill(refusals[code][lang], params);
}

/** The sentence beside a field: a validation key, or the code of a refusal that belongs to the field. */
export function fieldText(key: FieldKey | ApiErrorCode, lang: Lang, params: Params = {}): string {
  return isFieldKey(key) ? fill(fieldSentences[key][lang], params) : refusalText(key, lang, params);
}

/** What the API says when something went well. */
export function noticeText(notice: keyof typeof notices, lang: Lang, params: Params = {}): string {
  return fill(notices[notice][lang], params);
}

/** Whether a text is one of the validation keys. */
export function isFieldKey(text: string): text is FieldKey {
  return Object.hasOwn(fieldSentences, text);
}

function fill(sentence: string, params: Params): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
