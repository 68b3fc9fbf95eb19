import { composeConfirmLetter } from './account/confirm-email.ts';
import { composeResetLetter } from './account/reset-password.ts';
import { composeWayBackLetter } from './account/email-way-back.ts';
import { composeContactMessage, composeContactReceived } from './content/contact.ts';
import { shopperLetterKinds } from './emails/queue.ts';
import type { LetterKinds } from './emails/send.ts';
import { composeNewsletterConfirm, composeNewsletterWelcome } from './alerts/newsletter.ts';
import { composeOrderForShop, composeOrderLetter } from './orders/emails/compose.ts';
import { composeDeletedLetter } from './account/delete-account.ts';
import { composePriceConfirm, composePriceDrop } from './alerts/price-emails.ts';
import { composeCommentLetter } from './content/moderation.ts';
import { composeBackInStock, composeStockConfirm } from './alerts/stock-emails.ts';

/** Every letter of the shop, and who writes it. */
export const letterKinds: LetterKinds = {
  ...Object.fromEntries(shopperLetterKinds.map((kind) => [kind, composeOrderLetter(kind)])),
  order_for_shop: composeOrderForShop,
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
