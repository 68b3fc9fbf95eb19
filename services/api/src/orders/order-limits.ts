import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { accountsPerAddress, hashedKey, refusal } from '../http/limiter.ts';
import { ApiFailure } from '../http/failure.ts';
import { type Currency, exchange } from '../money/currencies.ts';

const windowMs = 60 * 60 * 1000;
const unconfirmedMs = 24 * 60 * 60 * 1000;

/** Who places an order: an account if there is one, and the hash of an address if it is known. */
type Shopper = { userId: string | null; placedFrom: string | null };

/** What is kept of the address that an order came from. */
export const placedFromOf = (clientAddress: string): string => hashedKey(`order from ${clientAddress}`);

/**
 * Refuses (429) an order beyond what a shopper or an address may place in an hour. Call inside the transaction, before
 * anything is written: orders of one shopper take turns from here to its end.
 */
export async function checkOrderCount(trx: Db, { limits, now }: ApiDeps, shopper: Shopper): Promise<void> {
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

/** Whom an order names, and whether its e-mail was proved by the account that places it. */
type Named = { email: string; phone: string; isProved: boolean };

/** An order that is about to hold units: for whom, and how many. */
type Holding = { shopper: Shopper; named: Named; units: number };

/** Whether the account that orders has confirmed this e-mail. */
export async function isProved(trx: Db, userId: string | null, email: string): Promise<boolean> {
  const proved = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId ?? '')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return proved !== undefined;
}

/**
 * Refuses (429) more orders that wait for their payment than a shopper or an address may have at once, and to reserve more units
 * for such orders than who holds them may. Call inside the transaction that begins the payment, before it does.
 */
export async function checkReservedStock(
  trx: Db,
  { limits, now }: ApiDeps,
  { shopper, named, units }: Holding,
): Promise<void> {
  await takeTurns(trx, shopper);
  const holders = holdersOf(shopper, named);
  await inTurns(
    trx,
    holders.map(({ key }) => `unpaid, ${key}`),
  );
  const unlimited = Number.POSITIVE_INFINITY;
  const sides = [
    ...sidesOf(shopper).map(({ where, factor }) => ({
      ...{ where, ordersMax: limits.unpaidOrders * factor, unitsMax: unlimited },
    })),
    // Strangers who name somebody's e-mail may not keep them from paying with a few orders: those are counted by who asks.
    ...holders.map(({ where, factor }) => ({
      ...{ where, ordersMax: unlimited, unitsMax: limits.heldUnits * factor },
    })),
  ];
  for (const { where, ordersMax, unitsMax } of sides) {
    const reserved = await trx
      .selectFrom('orders as o')
      .innerJoin('payments as p', 'p.order_id', 'o.id')
      .select((eb) => [
        eb.fn.countAll<number>().as('orders'),
        eb.fn.min<Date | null>('p.expires_at').as('frees_at'),
        sql<number>`coalesce(sum(${unitsOf}), 0)::integer`.as('units'),
      ])
      .where(where)
      .where('p.status', '=', 'pending')
      .where('p.expires_at', '>', now())
      .executeTakeFirstOrThrow();
    if (reserved.orders < ordersMax && reserved.units + units <= unitsMax) continue;
    const freesInMs = reserved.frees_at ? reserved.frees_at.getTime() - now().getTime() : windowMs;
    throw new ApiFailure(429, 'too_many_unpaid', { retryAfterSeconds: Math.ceil(freesInMs / 1000) });
  }
}

/**
 * Refuses (429) to hold more units for orders that are paid on delivery and that nobody of the shop has confirmed yet, within a
 * day, for one e-mail, phone or address: whoever orders so pays nothing and may not exist. Call inside the transaction, before
 * the order is written. An account that proved its e-mail is counted alone, and may hold as many as unpaid orders may.
 * @returns how much waits unconfirmed, by the shop or by a link, for whichever of them it is most; of whatever age.
 */
export async function checkUnconfirmedStock(
  trx: Db,
  { limits, now }: ApiDeps,
  { shopper, named, units }: Holding,
  currency: Currency,
): Promise<{ units: number; totalMinor: number }> {
  const most = named.isProved ? limits.heldUnits : limits.unconfirmedUnits;
  const sides = holdersOf(shopper, named);
  await inTurns(
    trx,
    sides.map(({ key }) => `due on delivery, ${key}`),
  );
  const since = new Date(now().getTime() - unconfirmedMs);
  const waiting = { units: 0, totalMinor: 0 };
  for (const { where, factor } of sides) {
    const held = await trx
      .selectFrom('orders as o')
      .leftJoin('currencies as c', 'c.code', 'o.currency')
      .select(['o.created_at', 'o.confirmed_at', 'o.total_minor', 'o.currency as code', 'c.rate'])
      .select(sql<number>`${unitsOf}::integer`.as('units'))
      .where(where)
      .where('o.status', '=', 'placed')
      .where('o.payment_status', '=', 'due_on_delivery')
      .orderBy('o.created_at')
      .execute();
    const unconfirmed = held.filter(({ confirmed_at }) => confirmed_at === null);
    const totalMinor = unconfirmed.reduce(
      // Of a currency that the shop does not have any more nobody knows what it is worth.
      (sum, { total_minor, code, rate }) =>
        rate === null ? sum : sum + exchange(total_minor, { code, rate }, currency),
      0,
    );
    waiting.units = Math.max(waiting.units, sumUnits(unconfirmed));
    waiting.totalMinor = Math.max(waiting.totalMinor, totalMinor);
    const ofThisDay = held.filter(({ created_at }) => created_at > since);
    if (sumUnits(ofThisDay) + units <= most * factor) continue;
    const oldestAt = ofThisDay[0]?.created_at ?? now();
    const freesInMs = oldestAt.getTime() + unconfirmedMs - now().getTime();
    throw new ApiFailure(429, 'too_many_due', { retryAfterSeconds: Math.ceil(freesInMs / 1000) });
  }
  return waiting;
}

const sumUnits = (orders: readonly { units: number }[]): number =>
  orders.reduce((sum, { units }) => sum + units, 0);

const unitsOf = sql`(select sum(quantity) from order_items i where i.order_id = o.id)`;

/** An address may hold so many times what one contact may: contacts can be made up, and a family shares one. */
const contactsPerAddress = 2;

/**
 * Of whom the held units are counted: of an account that proved its e-mail alone, so that no stranger who names it uses them up;
 * else of the account, of whom the order names, and of the address.
 */
function holdersOf({ userId, placedFrom }: Shopper, { email, phone, isProved: isOwn }: Named) {
  const account = { key: `account ${userId}`, where: sql<boolean>`o.user_id = ${userId}`, factor: 1 };
  if (isOwn) return [account];
  return [
    ...(userId === null ? [] : [account]),
    { key: `e-mail ${email}`, where: sql<boolean>`o.contact->>'email' = ${email}`, factor: 1 },
    { key: `phone ${phone}`, where: sql<boolean>`o.contact->>'phone' = ${phone}`, factor: 1 },
    {
      key: `address ${placedFrom}`,
      where: sql<boolean>`o.placed_from = ${placedFrom}`,
      factor: contactsPerAddress,
    },
  ];
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
async function takeTurns(trx: Db, { userId, placedFrom }: Shopper): Promise<void> {
  const keys = [userId && `account ${userId}`, placedFrom && `address ${placedFrom}`];
  await inTurns(
    trx,
    keys.filter((each) => each !== null),
  );
}

async function inTurns(trx: Db, keys: string[]): Promise<void> {
  for (const key of keys.sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}
