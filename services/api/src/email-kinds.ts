import { composeConfirmEmail } from './account/confirm-email.ts';
import { composeResetEmail } from './account/reset-password.ts';
import { composeWayBackEmail } from './account/email-way-back.ts';
import { composeContactMessage, composeContactReceived } from './content/contact.ts';
import { shopperEmailKinds } from './emails/queue.ts';
import type { EmailKinds } from './emails/send.ts';
import { composeNewsletterConfirm, composeNewsletterWelcome } from './alerts/newsletter.ts';
import { composeOrderForShop, composeOrderEmail } from './orders/emails/compose.ts';
import { composeDeletedEmail } from './account/delete-account.ts';
import { composePriceConfirm, composePriceDrop } from './alerts/price-emails.ts';
import { composeCommentEmail } from './content/moderation.ts';
import { composeBackInStock, composeStockConfirm } from './alerts/stock-emails.ts';

/** Every email of the shop, and who writes it. */
export const emailKinds: EmailKinds = {
  ...Object.fromEntries(shopperEmailKinds.map((kind) => [kind, composeOrderEmail(kind)])),
  order_for_shop: composeOrderForShop,
  password_reset: composeResetEmail,
  email_changed: composeWayBackEmail,
  email_confirm: composeConfirmEmail,
  account_deleted: composeDeletedEmail,
  comment_waiting: composeCommentEmail,
  contact_message: composeContactMessage,
  contact_received: composeContactReceived,
  newsletter_confirm: composeNewsletterConfirm,
  newsletter_welcome: composeNewsletterWelcome,
  stock_confirm: composeStockConfirm,
  back_in_stock: composeBackInStock,
  price_confirm: composePriceConfirm,
  price_drop: composePriceDrop,
};
