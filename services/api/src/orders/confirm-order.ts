import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import type { ApiDeps, Limits } from '../deps.ts';
import { clockText, dayText } from '../emails/layout/amounts-and-days.ts';
import { queueOrderPlaced } from '../emails/queue.ts';
import type { ApiEnv, Lang } from '../http/context.ts';
import { type Currency, fromFils } from '../money/currencies.ts';
import { answerPage, type Html, questionPage, type QuestionWords } from '../pages/html-page.ts';
import { sayAll } from '../messages.ts';
import { promiseAgain } from '../places/deliveries.ts';
import { lockOrder } from './settle-payment.ts';

/** How long a large order that is paid on delivery waits for its confirmation. Source: docs/shop-rules.md. */
export const confirmedWithinHours = 24;

/** When an order that is placed now has waited for long enough, by the database's clock. */
export const confirmationEnd = sql<Date>`now() + make_interval(hours => ${confirmedWithinHours})`;

type Large = { units: number; totalMinor: number; currency: Currency };

/** Whether an order that is paid on delivery is so large that it needs a confirmation. The limits themselves do not. */
export function isLarge(
  { confirmAboveUnits, confirmAboveKwd }: Pick<Limits, 'confirmAboveUnits' | 'confirmAboveKwd'>,
  { units, totalMinor, currency }: Large,
): boolean {
  const filsPerDinar = 1000;
  return units > confirmAboveUnits || totalMinor > fromFils(confirmAboveKwd * filsPerDinar, currency);
}

type Waiting = Pick<Selectable<Database['orders']>, 'status' | 'confirm_by' | 'confirmed_at'>;

/** Until when an order waits to be confirmed; null for one that does not. */
export const confirmationUntil = ({ status, confirm_by, confirmed_at }: Waiting): Date | null =>
  status === 'placed' && confirmed_at === null ? confirm_by : null;

/** An order whose time ran out before its email could be sent has its day from now. Nobody else's time changes. */
export async function giveTimeToConfirm(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ confirm_by: confirmationEnd })
    .where('id', '=', orderId)
    .where('status', '=', 'placed')
    .where('confirmed_at', 'is', null)
    .where('confirm_by', '<=', sql<Date>`now()`)
    .execute();
}

/** Opens a link that confirms an order. @returns its token, of which the hash is kept. */
export async function openOrderConfirmation(
  { db, randomId, now }: Pick<ApiDeps, 'db' | 'randomId' | 'now'>,
  orderId: string,
): Promise<string> {
  const token = `${randomId()}${randomId()}`;
  await db
    .insertInto('order_confirmations')
    .values({ token_hash: hashOf(token), order_id: orderId, created_at: now() })
    .execute();
  return token;
}

/** How an order stands for who has its link: `none` where the link is no longer good. */
type ConfirmationState = { state: 'none' } | { state: 'confirmed' | 'waiting'; orderId: string; until: Date };

/** Looks, and changes nothing. */
async function readConfirmation(db: Db, token: string): Promise<ConfirmationState> {
  const row = await db
    .selectFrom('order_confirmations as c')
    .innerJoin('orders as o', 'o.id', 'c.order_id')
    .select(['o.id', 'o.status', 'o.confirm_by', 'o.confirmed_at'])
    .select(sql<boolean>`o.confirm_by > now()`.as('is_in_time'))
    .where('c.token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (!row?.confirm_by || row.status === 'cancelled') return { state: 'none' };
  const about = { orderId: row.id, until: row.confirm_by };
  if (row.confirmed_at !== null) return { state: 'confirmed', ...about };
  return row.is_in_time && row.status === 'placed' ? { state: 'waiting', ...about } : { state: 'none' };
}

/**
 * Confirms an order by its mailed link, in time by the database's clock. Its days of delivery count from now, and the emails go
 * out with which an order begins. Does nothing for an order that is confirmed already, or over.
 */
async function confirmOrder(deps: ApiDeps, token: string): Promise<void> {
  const found = await readConfirmation(deps.db, token);
  if (found.state !== 'waiting') return;
  await deps.db.transaction().execute(async (trx) => {
    // Two presses at once, and the end of its time, take turns here.
    const order = await lockOrder(trx, found.orderId);
    const confirmed = await trx
      .updateTable('orders')
      .set({ confirmed_at: sql<Date>`now()`, ...(await promiseAgain(trx, order, deps.now())) })
      .where('id', '=', order.id)
      .where('status', '=', 'placed')
      .where('confirmed_at', 'is', null)
      .where('confirm_by', '>', sql<Date>`now()`)
      .returning('id')
      .executeTakeFirst();
    if (confirmed) await queueOrderPlaced(trx, deps, order.id);
  });
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A day with its time, as emails and pages say until when something waits. */
export const momentInWords = (at: Date, lang: Lang): string => {
  const iso = at.toISOString();
  return `\u2068${dayText(iso, lang)}${lang === 'ar' ? '، ' : ', '}${clockText(iso)}\u2069`;
};

/** The path of the page behind the link of an email; who has the token may answer. */
export const confirmOrderPath = (token: string, lang: Lang): string =>
  `/api/order-confirmations/${encodeURIComponent(token)}?lang=${lang}`;

/** The page behind that link: a question with one button, or how things are. */
function confirmOrderPage(
  found: ConfirmationState,
  token: string,
  lang: Lang,
): { title: string; body: Html } {
  const values = found.state === 'none' ? {} : { until: momentInWords(found.until, lang) };
  const words = sayAll<Record<ConfirmationState['state'], QuestionWords>>(lang, 'questions.order', values);
  return questionPage(words[found.state], lang, (each) => confirmOrderPath(token, each));
}

/**
 * GET and POST order-confirmations/{token}: the page behind the link by which a large order that is paid on delivery is confirmed.
 * Opening it changes nothing, however often; its button does, once.
 */
export function orderConfirmationRoutes(deps: ApiDeps) {
  return new Hono<ApiEnv>()
    .get('/order-confirmations/:token', async (c) => {
      const token = c.req.param('token');
      const lang = c.get('lang');
      const found = await readConfirmation(deps.db, token);
      return answerPage(c, { lang, ...confirmOrderPage(found, token, lang) });
    })
    .post('/order-confirmations/:token', async (c) => {
      const token = c.req.param('token');
      await confirmOrder(deps, token);
      return c.redirect(confirmOrderPath(token, c.get('lang')), 303);
    });
}
