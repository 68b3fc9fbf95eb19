import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { hashedKey, refusal } from '../http/counted-calls.ts';
import { ApiFailure } from '../http/failure.ts';
import { accountsPerAddress } from '../http/limiter.ts';

const windowMs = 60 * 60 * 1000;
/** As long as the address that an order came from is known. */
const unconfirmedMs = 24 * 60 * 60 * 1000;

/** Who places an order: an account if there is one, and the hash of an address if it is known. */
export type Shopper = { userId: string | null; placedFrom: string | null };

/** What is kept of the address that an order came from. */
export const placedFromOf = (clientAddress: string): string => hashedKey(`order from ${clientAddress}`);

/**
 * Refuses (429) an order beyond what a shopper or an address may place in an hour. Call inside the transaction, before
 * anything is written: orders of one shopper take turns from here to its end.
 */
export async function checkOrderCount(
  trx: Kysely<Database>,
  { limits, now }: ApiDeps,
  shopper: Shopper,
): Promise<void> {
  await takeTurns(trx, shopper);
  for (const { where, factor } of sidesOf(shopper)) {
    const { orders, oldest_at } = await trx
      .selectFrom('orders as o')
      .select((eb) => [
        eb.fn.countAll<number>().as('orders'),
        eb.fn.min<Date | null>('o.created_at').as('oldest_at'),
      ])
      .where(where)
      .where('o.created_at', '>', new Date(now().getTime() - windowMs))
      .executeTakeFirstOrThrow();
    if (orders < limits.orders * factor) continue;
    throw refusal((oldest_at?.getTime() ?? 0) + windowMs - now().getTime());
  }
}

/**
 * Refuses (429) to reserve more pieces for orders that wait for their payment, or more such orders, than a shopper or an
 * address may have at once. Call inside the transaction that begins the payment, before it does.
 */
export async function checkReservedStock(
  trx: Kysely<Database>,
  { limits, now }: ApiDeps,
  shopper: Shopper,
  pieces: number,
): Promise<void> {
  await takeTurns(trx, shopper);
  for (const { where, factor } of sidesOf(shopper)) {
    const reserved = await trx
      .selectFrom('orders as o')
      .innerJoin('payments as p', 'p.order_id', 'o.id')
      .select((eb) => [
        eb.fn.countAll<number>().as('orders'),
        eb.fn.min<Date | null>('p.expires_at').as('frees_at'),
        sql<number>`coalesce(sum((select sum(quantity) from order_items i where i.order_id = o.id)), 0)::integer`.as(
          'pieces',
        ),
      ])
      .where(where)
      .where('p.status', '=', 'pending')
      .where('p.expires_at', '>', now())
      .executeTakeFirstOrThrow();
    const isFull = reserved.orders >= limits.unpaidOrders * factor;
    if (!isFull && reserved.pieces + pieces <= limits.heldPieces * factor) continue;
    const freesInMs = reserved.frees_at ? reserved.frees_at.getTime() - now().getTime() : windowMs;
    throw new ApiFailure(429, 'too_many_unpaid', { retryAfterSeconds: Math.ceil(freesInMs / 1000) });
  }
}

/** Whom an order names, and whether its e-mail was proved by the account that places it. */
type Named = { email: string; phone: string; isProved: boolean };

/** An address may hold so many times what one contact may: contacts can be made up, and a family shares one. */
const contactsPerAddress = 2;

/**
 * Refuses (429) to hold more pieces for orders that are paid on delivery and that nobody of the shop has confirmed yet, within a
 * day, for one e-mail, phone or address: whoever orders so pays nothing and may not exist. Call inside the transaction, before
 * the order is written. An account that proved its e-mail is counted alone, and may hold as many as unpaid orders may.
 */
export async function checkUnconfirmedStock(
  trx: Kysely<Database>,
  { limits, now }: ApiDeps,
  { shopper, named, pieces }: { shopper: Shopper; named: Named; pieces: number },
): Promise<void> {
  const { userId, placedFrom } = shopper;
  const { unconfirmedPieces: most } = limits;
  const sides =
    named.isProved && userId !== null
      ? [{ key: `account ${userId}`, where: sql<boolean>`o.user_id = ${userId}`, max: limits.heldPieces }]
      : [
          {
            key: `e-mail ${named.email}`,
            where: sql<boolean>`o.contact->>'email' = ${named.email}`,
            max: most,
          },
          {
            key: `phone ${named.phone}`,
            where: sql<boolean>`o.contact->>'phone' = ${named.phone}`,
            max: most,
          },
          {
            key: `address ${placedFrom}`,
            where: sql<boolean>`o.placed_from = ${placedFrom}`,
            max: most * contactsPerAddress,
          },
        ];
  await inTurns(
    trx,
    sides.map(({ key }) => `due on delivery, ${key}`),
  );
  for (const { where, max } of sides) {
    const held = await trx
      .selectFrom('orders as o')
      .select((eb) => [
        eb.fn.min<Date | null>('o.created_at').as('oldest_at'),
        sql<number>`coalesce(sum((select sum(quantity) from order_items i where i.order_id = o.id)), 0)::integer`.as(
          'pieces',
        ),
      ])
      .where(where)
      .where('o.status', '=', 'placed')
      .where('o.payment_status', '=', 'due_on_delivery')
      .where('o.created_at', '>', new Date(now().getTime() - unconfirmedMs))
      .executeTakeFirstOrThrow();
    if (held.pieces + pieces <= max) continue;
    const freesInMs = (held.oldest_at?.getTime() ?? now().getTime()) + unconfirmedMs - now().getTime();
    throw new ApiFailure(429, 'too_many_due', { retryAfterSeconds: Math.ceil(freesInMs / 1000) });
  }
}

/** The account, and the address with the allowance of several. */
function sidesOf({ userId, placedFrom }: Shopper) {
  return [
    ...(userId === null ? [] : [{ where: sql<boolean>`o.user_id = ${userId}`, factor: 1 }]),
    ...(placedFrom === null
      ? []
      : [{ where: sql<boolean>`o.placed_from = ${placedFrom}`, factor: accountsPerAddress }]),
  ];
}

/** Without turns, two orders at once would each not see the other. In one fixed order, so that none deadlocks. */
async function takeTurns(trx: Kysely<Database>, { userId, placedFrom }: Shopper): Promise<void> {
  const keys = [userId && `account ${userId}`, placedFrom && `address ${placedFrom}`];
  await inTurns(
    trx,
    keys.filter((each) => each !== null),
  );
}

async function inTurns(trx: Kysely<Database>, keys: string[]): Promise<void> {
  for (const key of keys.sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}
