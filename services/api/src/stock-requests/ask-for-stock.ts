import { type Kysely, sql } from 'kysely';
import { mayWriteTo } from '../account/confirm-email.ts';
import type { Database } from '../database/schema.ts';
import type { ApiDeps } from '../deps.ts';
import type { Lang } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { sign } from '../http/signed-link.ts';
import { confirmationStandsMs, queueForStranger } from '../emails/queue.ts';
import { type AwaitedItem, stockOf } from './awaited-item.ts';

export type Asked = AwaitedItem & { email: string; lang: Lang; userId: string | null };

/**
 * Keeps who waits for an item. A letter asks the owner of the address first – unless they are signed in and confirmed it
 * before: anybody can type an address. Asking again changes nothing, and a day later asks again when the first letter was not answered.
 * @returns whether nothing has to be confirmed; only the owner of an account learns that.
 * Errors: 422 for an item that the shop does not have, or that is there.
 */
export async function askForStock(
  trx: Kysely<Database>,
  deps: ApiDeps,
  { productId, variationId, email, lang, userId }: Asked,
): Promise<boolean> {
  const stock = await stockOf(trx, { productId, variationId });
  if (stock === undefined)
    throw new ApiFailure(422, 'invalid_input', { fields: { product_id: 'validation.invalid' } });
  if (stock > 0) throw new ApiFailure(422, 'available_again');
  const isConfirmed = userId !== null && (await mayWriteTo(trx, userId, email));
  const now = deps.now();
  const standing = await trx
    .selectFrom('stock_requests')
    .select('key')
    .where('email', '=', email)
    .where('product_id', '=', productId)
    .where('variation_id', 'is not distinct from', variationId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - confirmationStandsMs))
    .executeTakeFirst();
  const request = await trx
    .insertInto('stock_requests')
    .values({
      key: deps.randomId(),
      email,
      address_key: await sign(trx, `stock requests of ${email}`),
      lang,
      product_id: productId,
      variation_id: variationId,
      user_id: userId,
      created_at: now,
      confirmed_at: isConfirmed ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['email', 'product_id', 'variation_id']).doUpdateSet({
        lang,
        // The letter that asks counts from when it was written.
        ...(!standing && { created_at: now }),
        // Two who type one address are not one: what its owner confirms then counts for no account.
        user_id: sql`case when stock_requests.user_id = excluded.user_id then excluded.user_id end`,
        // One that is used up begins from the start.
        confirmed_at: isConfirmed
          ? now
          : sql`case when stock_requests.letter_id is null then stock_requests.confirmed_at end`,
        letter_id: null,
      }),
    )
    .returning(['key', 'confirmed_at'])
    .executeTakeFirstOrThrow();
  if (!request.confirmed_at && !standing)
    await queueForStranger(trx, deps, { kind: 'stock_confirm', lang, facts: { key: request.key }, email });
  return isConfirmed;
}
