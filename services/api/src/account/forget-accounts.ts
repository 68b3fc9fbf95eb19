import { sql } from 'kysely';
import { joinGuestOrders } from './confirm-email.ts';
import { json, type StoredAddress, type StoredContact } from '../database/stored.ts';
import type { Db } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import { delivered } from '../orders/order-steps.ts';

/** So many accounts go in one run; the next run takes the next. */
const accountsOfRun = 100;

/** Who wrote what stays, once nobody knows it any more. By the language of the text. */
const signature = sql<string>`case when lang = 'ar' then 'أحد المتسوقين' else 'A shopper' end`;

const noContact: StoredContact = { first_name: '', last_name: '', email: '', phone: '' };

/**
 * Takes away the persons whose accounts were deleted and whose time is up, by the database's clock. Each goes in a transaction
 * of its own: a process that ends between two leaves nothing half done, and one that cannot go holds up no other. A person who has
 * an order, a refund, a return or an email about one under way waits until that is over.
 */
export async function forgetAccounts({ db, log }: Pick<ApiDeps, 'db' | 'log'>): Promise<void> {
  const due = await dueAccounts(db)
    .select('u.id')
    // In any order: a hundred that cannot go would hide the others for ever.
    .orderBy(sql`random()`)
    .limit(accountsOfRun)
    .execute();
  for (const { id } of due)
    await db
      .transaction()
      .execute((trx) => forget(trx, id))
      .catch((error: unknown) => log.error({ err: error, account: id }, 'an account could not be deleted'));
}

/** Orders that are over: nothing of them is on its way to the shopper, or back. */
const finished = [...delivered, 'cancelled'];

/**
 * Whether an order "o" keeps its shopper: it is not over, it is paid off over months that are not over, or money, goods or an email
 * about it are under way. What a person hands back, or has to since the gateway could not, is written down before it is done.
 */
const isUnderWay = sql`(o.status not in (${sql.join(finished)})
  or (o.payment_status = 'due_on_delivery' and o.status <> 'cancelled'
    and o.created_at + make_interval(months => (o.installment->>'months')::int) > now())
  or exists (select from refunds r where r.order_id = o.id and (r.state in ('waiting', 'sent')
    or ((r.means = 'by_hand' or r.state = 'failed') and r.created_at > now() - interval '14 days')))
  or exists (select from order_returns b where b.order_id = o.id and b.status in ('requested', 'accepted'))
  or exists (select from letters l where l.order_id = o.id and l.sent_at is null and l.given_up_at is null))`;

function dueAccounts(db: Db) {
  return (
    db
      .selectFrom('users as u')
      .where('u.deletes_at', '<=', sql<Date>`now()`)
      .where(sql<boolean>`not exists (select from orders o where o.user_id = u.id and ${isUnderWay})`)
      // What was ordered as a guest, with the e-mail that the account has proved. What comes after it was deleted may be anybody's, who
      // could keep it from going for ever.
      .where(
        sql<boolean>`not (u.email_verified_at is not null and exists (select from orders o
          where o.user_id is null and lower(o.contact->>'email') = u.email and o.created_at < u.deletes_at
          and ${isUnderWay}))`,
      )
  );
}

/** Takes one person away. Does nothing where they kept their account, or another process was first. */
async function forget(trx: Db, id: string): Promise<void> {
  const user = await trx
    .selectFrom('users')
    .select(['email', 'cart_id', 'email_verified_at', 'deletes_at'])
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!user?.deletes_at) return;
  const { email, cart_id: cartId, deletes_at: before } = user;
  const isProved = user.email_verified_at !== null;
  if (isProved) await joinGuestOrders(trx, { userId: id, email, before });
  // Nobody gives money back or takes a step with one of them meanwhile.
  await trx.selectFrom('orders').select('id').where('user_id', '=', id).orderBy('id').forUpdate().execute();
  // Asked once more: one of the orders that have just joined may be under way.
  const isDue = await dueAccounts(trx).select('u.id').where('u.id', '=', id).executeTakeFirst();
  if (!isDue) return;
  if (isProved) await forgetEmail(trx, email);
  await forgetOrders(trx, id);
  await trx
    .updateTable('reviews')
    .set((eb) => ({
      name: signature,
      was_bought: eb
        .exists(
          eb
            .selectFrom('orders as o')
            .innerJoin('order_items as i', 'i.order_id', 'o.id')
            .select('o.id')
            .whereRef('o.user_id', '=', 'reviews.user_id')
            .whereRef('i.product_id', '=', 'reviews.product_id')
            .where('o.status', 'in', delivered),
        )
        .$castTo<boolean>(),
    }))
    .where('user_id', '=', id)
    .execute();
  await trx
    .deleteFrom('letters')
    .where(emailsOf(id, isProved ? email : null))
    .execute();
  await trx
    .deleteFrom('letters')
    .where('kind', '=', 'password_reset')
    .where(sql`facts->>'email'`, '=', email)
    .execute();
  await trx
    .deleteFrom('carts')
    .where((eb) => eb.or([eb('user_id', '=', id), eb('id', '=', cartId ?? '')]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as o')
            .select('o.id')
            .where((eb) =>
              eb.or([
                eb('o.cart_id', '=', eb.ref('carts.id')),
                eb('o.restored_cart', '=', eb.ref('carts.id')),
              ]),
            ),
        ),
      ),
    )
    .execute();
  // With it go sessions, addresses, wishlist, alerts, pictures, known browsers and every mailed link; the bucket is swept later.
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

/** Emails that name an account, or its e-mail where it has proved that one, beside those about orders. */
export const emailsOf = (userId: string, provedEmail: string | null) =>
  sql<boolean>`(letters.facts->>'userId' = ${userId} or letters.facts->>'email' = ${provedEmail}
    or (letters.kind = 'price_drop' and letters.facts->>'item' = ${userId}))`;

/** Orders stay as what was sold, where to and for how much: that is what books and taxes need (docs/shop-rules.md). */
async function forgetOrders(trx: Db, userId: string): Promise<void> {
  const ids = trx.selectFrom('orders').select('id').where('user_id', '=', userId);
  await trx.deleteFrom('letters').where('order_id', 'in', ids).execute();
  await trx.updateTable('order_returns').set({ note: '', answer: '' }).where('order_id', 'in', ids).execute();
  await trx.updateTable('payments').set({ page: null }).where('order_id', 'in', ids).execute();
  const rows = await trx
    .selectFrom('orders')
    .select(['id', 'address'])
    .where('user_id', '=', userId)
    .execute();
  for (const { id, address } of rows)
    await trx
      .updateTable('orders')
      .set({
        contact: json(noContact),
        address: json(address && countryOf(address)),
        notes: '',
        placed_from: null,
        tracking_number: null,
        tracking_url: null,
        person_gone_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .execute();
}

/** Of an address the country alone. No city has the number 0. */
const countryOf = ({ country_id, type }: StoredAddress): StoredAddress => ({
  ...{ country_id, city_id: 0, town: '', address: '', phone: '', postal_code: '', type, area: '' },
});

/** What is known of a proved e-mail alone: the account's, too. */
async function forgetEmail(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
  await trx.deleteFrom('stock_requests').where('email', '=', email).execute();
  await trx.deleteFrom('contact_messages').where(sql`lower(email)`, '=', email).execute();
  await trx
    .updateTable('comments')
    .set({ name: signature, email: '' })
    .where(sql`lower(email)`, '=', email)
    .execute();
}
