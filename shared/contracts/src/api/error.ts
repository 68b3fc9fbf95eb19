import * as z from 'zod/mini';

/**
 * Every refusal of the shop API. `message` is a sentence in the language of the request (except
 * 'Cart is empty', which clients compare). `code` is a stable key with its `params` for a client that says
 * it in its own words. `errors` holds sentences by field, with dotted paths ("address.city_id").
 */
export const apiErrorSchema = z.object({
  success: z.optional(z.literal(false)),
  message: z.string(),
  code: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  request_id: z.optional(z.string()),
});
export type ApiErrorBody = z.output<typeof apiErrorSchema>;

/** The message by which a client knows that its cart holds nothing. Never translated. */
export const cartIsEmptyMessage = 'Cart is empty';

/** Stable keys of refusals. The first two are the keys of quantities (docs/shop-rules.md). */
export const apiErrorCodes = [
  'no_available_quantity',
  'you_cannot_add_more_than',
  'you_cannot_add_less_than',
  'no_longer_sold',
  'choose_options',
  'available_again',
  'cart_is_empty',
  'cart_not_found',
  'select_payment_method',
  'select_shipping_method',
  'select_billing_address',
  'fill_billing_address',
  'country_not_delivered',
  'select_installment_plan',
  'installment_minimum',
  'promo_invalid',
  'promo_expired',
  'promo_minimum',
  'promo_sign_in',
  'promo_used',
  'total_changed',
  'wrong_credentials',
  'account_leaving',
  'wrong_password',
  'password_needed',
  'common_password',
  'email_taken',
  'reset_token_invalid',
  'email_token_invalid',
  'order_not_payable',
  'order_not_restorable',
  'order_not_cancellable',
  'order_not_bought_again',
  'order_moved',
  'order_step_refused',
  'return_too_late',
  'return_too_many',
  'return_decided',
  'scope_missing',
  'file_too_large',
  'wrong_file_type',
  'unreadable_picture',
  'unauthenticated',
  'not_found',
  'invalid_input',
  'unreadable_body',
  'body_too_large',
  'too_many_requests',
  'too_many_unpaid',
  'too_many_due',
  'idempotency_key_reused',
  'request_in_progress',
  'unavailable',
  'internal',
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];
