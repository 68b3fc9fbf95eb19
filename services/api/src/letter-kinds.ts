import { composeConfirmLetter } from './account/confirm-email.ts';
import { composeResetLetter } from './account/reset-password.ts';
import { composeWayBackLetter } from './account/email-way-back.ts';
import { composeContactMessage, composeContactReceived } from './content/contact.ts';
import type { OrderLetterKind } from './emails/queue.ts';
import type { Compose, LetterKinds } from './emails/send.ts';
import { composeNewsletterConfirm, composeNewsletterWelcome } from './alerts/newsletter.ts';
import { composeOrderForShop, composeOrderLetter } from './orders/emails/compose.ts';
import { composeDeletedLetter } from './account/delete-account.ts';
import { composePriceConfirm, composePriceDrop } from './alerts/price-emails.ts';
import { composeCommentLetter } from './content/moderation.ts';
import { composeBackInStock, composeStockConfirm } from './alerts/stock-emails.ts';

const ofOrders: Record<OrderLetterKind, Compose> = {
  order_placed: composeOrderLetter('order_placed'),
  order_to_confirm: composeOrderLetter('order_to_confirm'),
  order_unconfirmed: composeOrderLetter('order_unconfirmed'),
  order_for_shop: composeOrderForShop,
  order_paid: composeOrderLetter('order_paid'),
  payment_waiting: composeOrderLetter('payment_waiting'),
  payment_returned: composeOrderLetter('payment_returned'),
  order_packed: composeOrderLetter('order_packed'),
  order_shipped: composeOrderLetter('order_shipped'),
  order_delivered: composeOrderLetter('order_delivered'),
  order_cancelled: composeOrderLetter('order_cancelled'),
  order_refunded: composeOrderLetter('order_refunded'),
  return_requested: composeOrderLetter('return_requested'),
  return_decided: composeOrderLetter('return_decided'),
};

/** Every letter of the shop, and who writes it. */
export const letterKinds: LetterKinds = {
  ...ofOrders,
  password_reset: composeResetLetter,
  email_changed: composeWayBackLetter,
  email_confirm: composeConfirmLetter,
  account_deleted: composeDeletedLetter,
  comment_waiting: composeCommentLetter,
  contact_message: composeContactMessage,
  contact_received: composeContactReceived,
  newsletter_confirm: composeNewsletterConfirm,
  newsletter_welcome: composeNewsletterWelcome,
  stock_confirm: composeStockConfirm,
  back_in_stock: composeBackInStock,
  price_confirm: composePriceConfirm,
  price_drop: composePriceDrop,
};
