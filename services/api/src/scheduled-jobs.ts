import { announcePrices } from './alerts/price-alerts.ts';
import { announceStock } from './alerts/stock-requests.ts';
import type { DatabaseClock } from './database/database-clock.ts';
import type { ApiDeps } from './deps.ts';
import { sendDueEmails, type EmailKinds } from './emails/send.ts';
import { cleanUpByClock } from './clean-up.ts';
import { createSweepTurns } from './media/upload-store.ts';
import { askAboutQuietPayments } from './orders/open-payments.ts';
import { sendDueRefunds } from './payments/refunds.ts';
import { doAll, type ScheduledJob, startJob } from './schedule-job.ts';
import { composeConfirmEmail } from './account/confirm-email.ts';
import { composeResetEmail } from './account/reset-password.ts';
import { composeWayBackEmail } from './account/email-way-back.ts';
import { composeContactMessage, composeContactReceived } from './content/contact.ts';
import { shopperEmailKinds } from './emails/queue.ts';
import { composeNewsletterConfirm, composeNewsletterWelcome } from './alerts/newsletter.ts';
import { composeOrderForShop, composeOrderEmail } from './orders/emails/compose.ts';
import { composeDeletedEmail } from './account/delete-account.ts';
import { composePriceConfirm, composePriceDrop } from './alerts/price-emails.ts';
import { composeCommentEmail } from './content/moderation.ts';
import { composeBackInStock, composeStockConfirm } from './alerts/stock-emails.ts';

/** Prices are compared when the catalogue changed, and so often in any case: a day has passed for somebody, say. */
const pricesAnywayMs = 5 * 60_000;

/** Does from now on what no request asks for; returns what stops it. Every process does so beside the others. */
export function startScheduledJobs(deps: ApiDeps, clock: DatabaseClock): () => Promise<void> {
  const isSweepDue = createSweepTurns();
  const jobs: ScheduledJob[] = [
    {
      pauseMs: 60_000,
      firstMs: 0,
      run: () => cleanUpByClock(deps, clock, isSweepDue),
      failing: 'the clean-up failed',
    },
    {
      pauseMs: 1_000,
      firstMs: 0,
      // Nothing is tried for so long after the mail server or the database was away.
      awayMs: 10_000,
      run: (isOver) => sendDueEmails(deps, emailKinds, isOver),
      failing: 'emails cannot be read',
      // Another process sends what was not sent; a stalled server is not waited for.
      giveUp: () => deps.mail.close(),
    },
    {
      pauseMs: 3_000,
      run: createAlertsJob(deps),
      failing: 'nobody is written to who waits',
    },
    ...(deps.gateway
      ? [{ pauseMs: 2_000, run: () => runPaymentsJob(deps), failing: 'payments cannot be looked after' }]
      : []),
  ];
  const stops = jobs.map((job) => startJob(deps, job));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

/**
 * What is done for payments without a request: refunds go out, and the gateway is asked about what it was silent on. Neither
 * waits for the other. Errors: throws what the first of them threw, when both are over.
 */
export async function runPaymentsJob(deps: ApiDeps): Promise<void> {
  const ends = await Promise.allSettled([sendDueRefunds(deps), askAboutQuietPayments(deps)]);
  for (const ended of ends) if (ended.status === 'rejected') throw ended.reason;
}

/**
 * What is written to those who wait for a product or a lower price. It looks at how things are, whatever changed them: an order
 * that was cancelled, a return, staff, another catalogue, another process, or somebody while this one was not running.
 */
export function createAlertsJob(deps: ApiDeps): () => Promise<void> {
  let pricesOf: string | undefined;
  let pricesAtMs = 0;
  async function lookAtPrices(): Promise<void> {
    const version = await deps.changes.version();
    const nowMs = deps.now().getTime();
    if (version === pricesOf && nowMs - pricesAtMs < pricesAnywayMs) return;
    await announcePrices(deps);
    pricesOf = version;
    pricesAtMs = nowMs;
  }
  return () => doAll([() => announceStock(deps), lookAtPrices]);
}

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
