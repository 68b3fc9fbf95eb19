import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { PaymentRow } from '../payments/pay-link.ts';
import { type Answered, askGatewayAbout } from './ask-gateway-about.ts';
import { settlePayment } from './settle-payment.ts';

const batch = 100;
/** A gateway that does not say how a payment ended is waited for so long after its time; then its goods are free again. */
const graceMs = 10 * 60 * 1000;
/** Messages need a moment; who asks by the minute waits that long before, and between two questions. */
const quietMs = 60 * 1000;

/**
 * Ends the payments whose time is up and gives their stock back – unless the gateway says that they are paid, or cannot say
 * yet how they ended. Returns how many are over.
 */
export async function expireDuePayments(deps: ApiDeps, orderId?: string): Promise<number> {
  const now = deps.now();
  // In any order: a hundred that are waited for would hide the others for ever.
  let due = open(deps.db).where('expires_at', '<=', now).orderBy(sql`random()`).limit(batch);
  if (orderId !== undefined) due = due.where('order_id', '=', orderId);
  let over = 0;
  let isAway = false;
  await each(deps, await due.execute(), async (payment) => {
    // One that is away for one is away for all: others are not held up by its silence.
    const answered: Answered = isAway ? 'away' : await askGatewayAbout(deps, payment);
    isAway = answered === 'away';
    const isWaited = payment.charge_id !== null && now.getTime() < payment.expires_at.getTime() + graceMs;
    if (answered !== 'settled' && isWaited) return;
    if (answered !== 'settled') await settlePayment(deps, payment.id, 'expired');
    over += 1;
  });
  return over;
}

/** Looks after each payment, whatever becomes of the others: one that always fails is said, and holds up none. */
async function each(
  deps: ApiDeps,
  payments: readonly PaymentRow[],
  lookAfter: (payment: PaymentRow) => Promise<void>,
): Promise<void> {
  for (const payment of payments)
    await lookAfter(payment).catch((error: unknown) =>
      deps.log.error({ err: error, payment: payment.id }, 'a payment could not be looked after'),
    );
}

/** Asks about the payments of which no message came for a while. */
export async function askAboutQuietPayments(deps: ApiDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - quietMs);
  const quiet = await open(deps.db)
    .where('charge_id', 'is not', null)
    .where('created_at', '<=', before)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(batch)
    .execute();
  let isAway = false;
  await each(deps, quiet, async (payment) => {
    if (!isAway) isAway = (await askGatewayAbout(deps, payment)) === 'away';
  });
}

/** Brings an order up to date with its gateway before it is shown or changed: what is due ends, what waits is asked about. */
export async function refreshPayment(
  deps: ApiDeps,
  orderId: string,
  { isUrgent = false } = {},
): Promise<void> {
  if ((await expireDuePayments(deps, orderId)) > 0) return;
  const payment = await openPaymentOf(deps.db, orderId);
  if (payment?.charge_id) await askGatewayAbout(deps, payment, { isUrgent });
}

/** The payment that an order waits for. */
export function openPaymentOf(db: Kysely<Database>, orderId: string): Promise<PaymentRow | undefined> {
  return open(db).where('order_id', '=', orderId).executeTakeFirst();
}

const open = (db: Kysely<Database>) => db.selectFrom('payments').selectAll().where('status', '=', 'pending');
